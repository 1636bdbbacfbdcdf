import type { StoneAgePlaythrough } from '@/components/stone-age/log';
import { botSeed } from '@/machines/core/bots';
import { replay } from '@/machines/core/rules';
import type { Player } from '@/machines/core/table';
import { openReasons, type Why } from '@/machines/stone-age/bots/reasons';
import { stoneAge } from '@/machines/stone-age/rules';

/**
 * Why a bot made a move, as far as everybody may know it: from what it could see then, without the
 * cards that lie face down. Worked out when somebody looks, never while it thinks. Empty for people.
 */
export function botsReasons(
  playthrough: StoneAgePlaythrough,
  players: readonly Player[],
  index: number,
): Why[] {
  const { seed, moves } = playthrough;
  const move = moves[index];
  if (!move) return [];
  const before = replay(stoneAge, { ...playthrough, moves: moves.slice(0, index) });
  const seat = before.toMove;
  if (players[seat]?.kind !== 'bot') return [];
  return openReasons(stoneAge.imagine(before, seat, botSeed(seed, index)), seat, move);
}

/** What is told in passing: the first reason, and whom it hinders or else the second. */
export function inPassing(reasons: readonly Why[]): Why[] {
  const [first, ...others] = reasons;
  if (!first) return [];
  const second = others.find(({ type }) => type === 'denies') ?? others[0];
  return second ? [first, second] : [first];
}
