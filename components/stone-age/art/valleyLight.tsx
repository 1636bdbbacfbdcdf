import { memo, useId, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Defs, Ellipse, G, RadialGradient, Rect, Stop } from 'react-native-svg';

import { Printed, SILENT } from '@/components/art/Printed';
import type { Print } from '@/components/art/print';
import {
  clearingPrint,
  huntLine,
  ringsPrint,
  type SiteState,
} from '@/components/stone-age/art/valleyClearing';
import { herd, landKey, scaleOf } from '@/components/stone-age/art/valleyScene';
import { sitePrint } from '@/components/stone-age/art/valleySites';
import { SITES, type BoardLayout, type Site } from '@/components/stone-age/layout';
import { dulled } from '@/components/stone-age/art/valleyDull';
import { INK, type Theme } from '@/components/theme/palette';

export type { SiteState } from '@/components/stone-age/art/valleyClearing';

export interface ValleyLightProps {
  layout: BoardLayout;
  theme: Theme;
  /** What is going on where; a site that is not named is plain. */
  states?: Readonly<Partial<Record<Site, SiteState>>>;
  /** How many rings of a site are taken: those are not lit. */
  taken?: Readonly<Partial<Record<Site, number>>>;
  /** Darkens the land, so that what is lit stands out: while a worker is in the hand. */
  shade?: boolean;
}

const SHADE = { day: 0.34, night: 0.42 };
const shines = (state: SiteState) => state === 'lit' || state === 'hovered' || state === 'mine';

/** What stands behind a clearing, bright or dull; nothing where the land shows it as it is. */
function picture(layout: BoardLayout, site: Site, state: SiteState, theme: Theme): Print {
  const inks = state === 'dimmed' ? dulled(theme) : theme;
  if (site === 'hunt') return state === 'dimmed' ? [] : herd(layout, inks);
  return sitePrint(layout, site, inks);
}

interface SiteLightProps {
  layout: BoardLayout;
  theme: Theme;
  site: Site;
  state: SiteState;
  taken: number;
  shade: boolean;
  /** The gradient that night lights lit places with. */
  torchlight: string;
}

const SiteLight = memo(
  function SiteLight(props: SiteLightProps) {
    const { layout, theme, site, state, taken, shade, torchlight } = props;
    const at = layout.sites[site];
    const scale = scaleOf(layout);
    const bright = shines(state);
    const again = state === 'dimmed' || (shade && bright);
    const rings = [
      ...ringsPrint(at.rings.slice(0, taken), layout.ring, false),
      ...ringsPrint(at.rings.slice(taken), layout.ring, bright),
      ...(site === 'hunt' ? huntLine(at.clearing, bright, scale) : []),
    ];
    const { cx, cy, rx, ry } = at.clearing;
    return (
      <G>
        {again && <Printed print={picture(layout, site, state, theme)} />}
        {bright && theme.name === 'night' && (
          <Ellipse cx={cx} cy={cy} rx={rx * 1.55} ry={ry * 1.9} fill={`url(#${torchlight})`} />
        )}
        <Printed print={clearingPrint(at, state, theme, scale)} />
        <G opacity={state === 'dimmed' ? 0.8 : undefined}>
          <Printed print={rings} />
        </G>
      </G>
    );
  },
  (a, b) =>
    a.site === b.site &&
    a.state === b.state &&
    a.taken === b.taken &&
    a.shade === b.shade &&
    landKey(a.layout, a.theme) === landKey(b.layout, b.theme),
);

/**
 * The live layer on the land: rings, and which places are lit, dimmed or the player's own. Same
 * size and origin as `ValleyLand`; workers are drawn above it.
 */
export const ValleyLight = memo(function ValleyLight(props: ValleyLightProps) {
  const { layout, theme, states = {}, taken = {}, shade = false } = props;
  const { width, height } = layout.land;
  const torchlight = useId();
  // What is lit comes last: its rays reach over its neighbours.
  const order = [...SITES].sort((a, b) => weight(states[a]) - weight(states[b]));
  return (
    <LightLayer layout={layout} theme={theme} torchlight={torchlight}>
      {shade && (
        <Rect width={width} height={height} fill={INK.charcoal} opacity={SHADE[theme.name]} />
      )}
      {order.map((site) => (
        <SiteLight
          key={site}
          layout={layout}
          theme={theme}
          site={site}
          state={states[site] ?? 'plain'}
          taken={taken[site] ?? 0}
          shade={shade}
          torchlight={torchlight}
        />
      ))}
    </LightLayer>
  );
});

interface LightLayerProps {
  layout: BoardLayout;
  theme: Theme;
  torchlight: string;
  children: ReactNode;
}

function LightLayer({ layout, theme, torchlight, children }: LightLayerProps) {
  const { width, height } = layout.land;
  return (
    <Svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} {...SILENT}>
      <Defs>
        <RadialGradient id={torchlight} cx="50%" cy="50%" r="50%">
          <Stop offset="0" stopColor={theme.land.fire} stopOpacity={0.75} />
          <Stop offset="0.55" stopColor="#F08A24" stopOpacity={0.28} />
          <Stop offset="1" stopColor="#F08A24" stopOpacity={0} />
        </RadialGradient>
      </Defs>
      {children}
    </Svg>
  );
}

/** One site as it is lit under a worker in the hand, to be laid over the live layer. */
export const HoveredSite = memo(function HoveredSite(
  props: Pick<SiteLightProps, 'layout' | 'theme' | 'site' | 'taken'>,
) {
  const { layout, theme } = props;
  const torchlight = useId();
  return (
    <View style={StyleSheet.absoluteFill}>
      <LightLayer layout={layout} theme={theme} torchlight={torchlight}>
        <SiteLight {...props} state="hovered" shade torchlight={torchlight} />
      </LightLayer>
    </View>
  );
});

function weight(state: SiteState = 'plain'): number {
  if (state === 'dimmed') return 0;
  if (state === 'plain') return 1;
  return state === 'hovered' ? 3 : 2;
}
