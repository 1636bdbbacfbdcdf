import { memo, useCallback, useState } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import Svg from 'react-native-svg';

import type { Print } from '@/components/art/print';
import { Printed, SILENT } from '@/components/art/Printed';

/** What a surface measures, in whole points so that few outlines need cutting. */
export interface Size {
  width: number;
  height: number;
}

/** The measured size of a view, and the handler that keeps it up to date. */
export function useSize(): [Size | null, (event: LayoutChangeEvent) => void] {
  const [size, setSize] = useState<Size | null>(null);
  const measure = useCallback(({ nativeEvent: { layout } }: LayoutChangeEvent) => {
    const width = Math.round(layout.width);
    const height = Math.round(layout.height);
    setSize((known) =>
      known?.width === width && known.height === height ? known : { width, height },
    );
  }, []);
  return [size, measure];
}

/** How far key lines, thickness and light may reach over the edge of a surface. */
export const REACH = 12;

export interface BackdropProps extends Size {
  print: Print;
  /** As wide as what scrolls: what reached over its edges would be a way to scroll sideways. */
  across?: boolean;
}

/** A print behind the contents of a view, its 0, 0 at the view's top left corner. */
export const Backdrop = memo(function Backdrop(props: BackdropProps) {
  const { print, width, height, across = false } = props;
  const aside = across ? 0 : REACH;
  return (
    <Svg
      width={width + 2 * aside}
      height={height + 2 * REACH}
      viewBox={`${-aside} ${-REACH} ${width + 2 * aside} ${height + 2 * REACH}`}
      style={{ position: 'absolute', left: -aside, top: -REACH }}
      {...SILENT}
    >
      <Printed print={print} />
    </Svg>
  );
});
