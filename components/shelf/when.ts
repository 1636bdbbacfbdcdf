import type { Strings } from '@/components/i18n/catalogue';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, the way one would say it. */
export function whenWas({ shelf, tag }: Strings, time: number, now: number): string {
  const ago = Math.max(0, now - time);
  if (ago < MINUTE) return shelf.justNow;
  if (ago < HOUR) return shelf.minutesAgo(Math.floor(ago / MINUTE));
  if (ago < DAY) return shelf.hoursAgo(Math.floor(ago / HOUR));
  if (ago < 2 * DAY) return shelf.yesterday;
  return shelf.onDay(
    new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short' }).format(new Date(time)),
  );
}
