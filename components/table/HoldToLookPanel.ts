/** A rectangle in the window. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Panel {
  place: { left?: number; right?: number; top?: number; bottom?: number; width: number };
  /** As high as it may be. */
  most: number;
}

const GAP = 10;
const WIDEST = 460;
/** Low windows need the width for a second column. */
const WIDEST_BESIDE = 600;

/**
 * Where something is shown that belongs to a button: above it, or left of it where the button stands
 * at the right of a wide window. It never lies under the finger.
 */
export function panelBeside(
  button: Box,
  window: { width: number; height: number },
  insets: Insets,
): Panel {
  const above = button.y - insets.top - 2 * GAP;
  const left = button.x - insets.left - 2 * GAP;
  if (window.width > window.height && left >= 280) {
    return {
      place: {
        right: window.width - button.x + GAP,
        top: insets.top + GAP,
        width: Math.min(left, WIDEST_BESIDE),
      },
      most: window.height - insets.top - insets.bottom - 2 * GAP,
    };
  }
  const width = Math.min(window.width - insets.left - insets.right - 2 * GAP, WIDEST);
  return {
    place: {
      left: (window.width - width) / 2,
      bottom: window.height - button.y + GAP,
      width,
    },
    most: above,
  };
}
