import { useEffect, useRef, type RefObject } from 'react';
import { AccessibilityInfo, Platform, type Text, type View } from 'react-native';

export interface DialogOptions {
  dialog: RefObject<View | null>;
  /** What is read first. */
  title: RefObject<Text | null>;
  /** Not while it leaves the screen. */
  active: boolean;
  /** The board behind can be used too: focus may go there. */
  reachable: boolean;
  onClose: (() => void) | undefined;
  /** Where screen readers go back to on phones; a browser knows by itself. */
  openedFrom: RefObject<View | null> | undefined;
}

/** Phones need a moment before a new view can be read. */
const A_MOMENT = 80;

/** Sheets may lie on one another; only the uppermost listens. */
const open: object[] = [];

const TAB_STOPS = 'button, a[href], input, [tabindex]';

function tabStops(dialog: HTMLElement): HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (element) => element.tabIndex >= 0 && element.getAttribute('aria-disabled') !== 'true',
  );
}

/** Keeps the Tab key inside the dialog: after the last stop comes the first. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement) {
  const stops = tabStops(dialog);
  const first = stops[0];
  const last = stops[stops.length - 1];
  const now = document.activeElement;
  const outside = !dialog.contains(now);
  const target = event.shiftKey
    ? outside || now === first || !stops.includes(now as HTMLElement)
      ? last
      : undefined
    : outside || now === last
      ? first
      : undefined;
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** What makes a sheet a dialog: focus comes to its title and goes back, Escape closes it. */
export function useDialog(options: DialogOptions): void {
  const { dialog, title, active, openedFrom } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (!active || Platform.OS !== 'web') return;
    const before = document.activeElement as HTMLElement | null;
    const heading = title.current as unknown as HTMLElement | null;
    heading?.focus?.({ preventScroll: true });
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [active, title]);

  useEffect(() => {
    if (!active || Platform.OS === 'web') return;
    const back = openedFrom?.current;
    const timer = setTimeout(() => {
      if (title.current) AccessibilityInfo.sendAccessibilityEvent(title.current, 'focus');
    }, A_MOMENT);
    return () => {
      clearTimeout(timer);
      if (back) AccessibilityInfo.sendAccessibilityEvent(back, 'focus');
    };
  }, [active, title, openedFrom]);

  useEffect(() => {
    if (!active || Platform.OS !== 'web') return;
    const self = {};
    open.push(self);
    const listen = (event: KeyboardEvent) => {
      if (open[open.length - 1] !== self || event.defaultPrevented) return;
      const element = dialog.current as unknown as HTMLElement | null;
      if (event.key === 'Tab' && element && !latest.current.reachable) keepInside(event, element);
      if (event.key !== 'Escape' || !latest.current.onClose) return;
      event.preventDefault();
      latest.current.onClose();
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
      open.splice(open.indexOf(self), 1);
    };
  }, [active, dialog]);
}
