import { TABLET_FROM } from '@/components/theme/type';

/**
 * How a sheet lies: over the lower part of an upright phone, along the right edge of a sideways one,
 * as a card of its own on a tablet.
 */
export type SheetKind = 'bottom' | 'side' | 'card';

export interface SheetFrame {
  kind: SheetKind;
  /** Of the paper; what lies on it has `inner` left. */
  width: number;
  inner: number;
  /** As high as it may grow; what is longer scrolls inside. */
  most: number;
  /** From the edges of the window. */
  right: number;
  bottom: number;
  /** What the contents keep clear of, inside the paper. */
  padding: { left: number; right: number; bottom: number };
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const MARGIN = 16;
/** A tablet's card keeps this far from the edges of the window. */
const CLEAR = 20;
/** How much of an upright screen a sheet may hide; more for large text and for tall sheets. */
const SHARE = 0.75;
const SHARE_AT_MOST = 0.92;
/** On short phones a sheet may hide more, so that a decision fits without scrolling. */
const ENOUGH = 520;
/** From here on, text needs a layout of its own. */
export const LARGE_TEXT = 1.3;

const between = (least: number, value: number, most: number) =>
  Math.round(Math.min(Math.max(value, least), most));

/** Where a sheet lies in a window: pure geometry. */
export function sheetFrame(
  window: { width: number; height: number; fontScale?: number },
  insets: Insets,
  tall = false,
): SheetFrame {
  const { width, height, fontScale = 1 } = window;
  const upright = height >= width;
  const share =
    tall || fontScale > LARGE_TEXT
      ? SHARE_AT_MOST
      : Math.min(Math.max(SHARE, ENOUGH / height), SHARE_AT_MOST);
  if (Math.min(width, height) >= TABLET_FROM) {
    const wide = upright ? between(320, width - 2 * CLEAR, 620) : between(440, width * 0.44, 560);
    const room = height - insets.top - insets.bottom - 2 * CLEAR;
    const card = (right: number): SheetFrame => ({
      kind: 'card',
      width: wide,
      inner: wide - 2 * MARGIN,
      most: Math.round(upright ? Math.min(room, height * share) : room),
      right,
      bottom: CLEAR + insets.bottom,
      padding: { left: MARGIN, right: MARGIN, bottom: MARGIN },
    });
    return card(upright ? Math.round((width - wide) / 2) : CLEAR + insets.right);
  }
  if (upright) {
    const padding = {
      left: MARGIN + insets.left,
      right: MARGIN + insets.right,
      bottom: Math.max(insets.bottom, 10),
    };
    return {
      kind: 'bottom',
      width,
      inner: width - padding.left - padding.right,
      most: Math.round(Math.min(height * share, height - insets.top)),
      right: 0,
      bottom: 0,
      padding,
    };
  }
  const paper = between(Math.min(width, 560), width * 0.7, 640) + insets.right;
  const padding = { left: 24, right: MARGIN + insets.right, bottom: Math.max(insets.bottom, 8) };
  return {
    kind: 'side',
    width: paper,
    inner: paper - padding.left - padding.right,
    most: height,
    right: 0,
    bottom: 0,
    padding,
  };
}
