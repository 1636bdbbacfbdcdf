import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewProps, type ViewStyle } from 'react-native';

import { gouge, remember } from '@/components/art/lino';
import { block, type Print } from '@/components/art/print';
import { Backdrop, useSize } from '@/components/art/surfaces/Backdrop';
import { sheet, ticket } from '@/components/art/surfaces/paperPrints';
import { useTheme } from '@/components/theme/ThemeProvider';

export interface TicketProps {
  children: ReactNode;
  /** What is on the stub: the one thing the ticket is good for. */
  stub: ReactNode;
  stubWidth?: number;
  /** The stub's colour; the yellow of the sun unless given. */
  colour?: string;
  style?: StyleProp<ViewStyle>;
}

/** A slip of paper with a stub: a game that waits to be taken up again. It stays bone at night. */
export function Ticket({ children, stub, stubWidth = 84, colour, style }: TicketProps) {
  const theme = useTheme();
  const [size, measure] = useSize();
  const stubColour = colour ?? theme.players[2].colour;
  return (
    <View
      onLayout={measure}
      style={[styles.ticket, !size && { backgroundColor: theme.bone }, style]}
    >
      {size && (
        <Backdrop
          {...size}
          print={ticket(size.width, size.height, stubWidth, theme.bone, stubColour, theme.charcoal)}
        />
      )}
      <View style={styles.body}>{children}</View>
      <View style={[styles.stub, { width: stubWidth }]}>{stub}</View>
    </View>
  );
}

export interface SheetProps extends ViewProps {
  /** The band along its upper edge: the colour of the player whose sheet it is. */
  band?: string;
}

/** How much of a sheet is taken by its upper edge. */
export const SHEET_EDGE = 16;

/** Paper that lies over the lower part of the screen. Its contents start below the edge. */
export function Sheet({ band, style, children, onLayout, ...rest }: SheetProps) {
  const theme = useTheme();
  const [size, measure] = useSize();
  return (
    <View
      {...rest}
      onLayout={(event) => {
        measure(event);
        onLayout?.(event);
      }}
      style={[styles.sheet, !size && { backgroundColor: theme.paper }, style]}
    >
      {size && (
        <Backdrop
          {...size}
          print={sheet(
            size.width,
            size.height,
            band ?? theme.main.ground,
            theme.paper,
            theme.paper2,
            theme.key,
            theme.bone,
          )}
        />
      )}
      {children}
    </View>
  );
}

const stroke = remember((width: number, ink: string): Print => [
  block(gouge(0, 2, width, 1.8, 1.4), ink),
]);

/** A line between two rows, cut with one stroke. */
export function Rule({ style }: { style?: StyleProp<ViewStyle> }) {
  const { rule } = useTheme();
  const [size, measure] = useSize();
  return (
    <View onLayout={measure} style={[styles.rule, style]}>
      {size && <Backdrop {...size} across print={stroke(size.width, rule)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  ticket: { flexDirection: 'row', marginBottom: 4 },
  body: { flex: 1, paddingLeft: 16, paddingRight: 10, paddingVertical: 10 },
  stub: { alignItems: 'center', justifyContent: 'center', padding: 8 },
  sheet: { paddingTop: SHEET_EDGE },
  rule: { height: 4, alignSelf: 'stretch' },
});
