import type { Theme } from '@/components/theme/palette';

/** What dark inks tend to: the dimmed ground by day, the night itself by night. */
const DUSK = { day: [74, 71, 56], night: [24, 30, 26] } as const;

function towards(ink: string, [r, g, b]: readonly [number, number, number], share: number): string {
  const parts = [1, 3, 5].map((from) => parseInt(ink.slice(from, from + 2), 16));
  return [r, g, b].reduce((hex, goal, i) => {
    const value = Math.round((parts[i] ?? 0) * (1 - share) + goal * share);
    return hex + value.toString(16).padStart(2, '0');
  }, '#');
}

function dull(theme: Theme): Theme {
  const dim = (ink: string) => towards(ink, DUSK[theme.name], 0.68);
  const all = <Inks extends object>(inks: Inks): Inks =>
    Object.fromEntries(
      Object.entries(inks).map(([name, ink]) => [
        name,
        typeof ink === 'string' ? dim(ink) : all(ink),
      ]),
    ) as Inks;
  const [hand, ...others] = theme.players;
  return {
    ...theme,
    bone: dim(theme.bone),
    land: all(theme.land),
    goods: all(theme.goods),
    // The shed's roof is red; nothing else of the land wears a player's colour.
    players: [{ ...hand, colour: dim(hand.colour) }, ...others],
  };
}

const kept = new WeakMap<Theme, Theme>();

/** The same theme with its land printed in dark inks, for places where nobody may go. */
export function dulled(theme: Theme): Theme {
  const found = kept.get(theme);
  if (found) return found;
  const made = dull(theme);
  kept.set(theme, made);
  return made;
}
