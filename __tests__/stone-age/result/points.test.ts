import { scaleFor, spread } from '@/components/charts/scale';
import { mealsOf, lastMeals } from '@/components/stone-age/MealCardMeals';
import { newsByRound } from '@/components/stone-age/log';
import { barOf, pointWidth } from '@/components/stone-age/result/bars';
import { countsOf, placesOf, SOURCES, stepsOf } from '@/components/stone-age/result/counting';
import { pointsByRound } from '@/components/stone-age/result/pointsByRound';
import { summariseRound } from '@/components/stone-age/RoundCardSummary';
import { replay } from '@/machines/core/rules';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { GOOD_KINDS } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { GOODS, RESOURCES } from '@/machines/stone-age/vocabulary';
import { playRandomly } from '../../helpers/randomGames';

const games = [2, 3, 4].map((players) =>
  playRandomly(stoneAge, stoneAgeGame.newGame(players), 30 + players),
);

describe('Points by round', () => {
  it('are what the rules had on the track when each round ended', () => {
    for (const { position, playthrough } of games) {
      const seen: number[][] = [];
      replay(stoneAge, playthrough, (_seat, _move, news) => {
        for (const item of news) if (item.type === 'roundEnded') seen.push([...item.points]);
      });
      const { rounds, totals } = pointsByRound(playthrough);
      expect(rounds).toEqual(seen);
      expect(rounds).toHaveLength(position.round);
      expect(rounds[rounds.length - 1]).toEqual(countsOf(position).map(({ track }) => track));
      expect(totals).toEqual(stoneAge.outcome(position)?.scores);
    }
  });

  it('have no totals before the end', () => {
    for (const { playthrough } of games) {
      const half = { ...playthrough, moves: playthrough.moves.slice(0, 150) };
      expect(pointsByRound(half).totals).toBeNull();
    }
    const [first] = games;
    expect(first && pointsByRound({ ...first.playthrough, moves: [] }).rounds).toEqual([]);
  });
});

describe('The end of a round', () => {
  it('accounts for every good and every point', () => {
    for (const { playthrough } of games) {
      let before = stoneAge.deal(playthrough.setup, playthrough.seed);
      let round = 1;
      let index = 0;
      replay(stoneAge, playthrough, (_seat, _move, news, position) => {
        index++;
        if (!news.some(({ type }) => type === 'roundEnded')) return;
        const summary = summariseRound({
          ...playthrough,
          moves: playthrough.moves.slice(0, index),
        });
        expect(summary?.round).toBe(round);
        expect(summary?.next?.firstPlayer ?? null).toBe(
          position.phase === 'over' ? null : position.firstPlayer,
        );
        for (const player of summary?.players ?? []) {
          const { seat } = player;
          expect(player.before).toBe(before.points[seat]);
          expect(player.after).toBe(position.points[seat]);
          expect(player.workers).toBe((position.workers[seat] ?? 0) - (before.workers[seat] ?? 0));
          expect(player.agriculture).toBe(
            (position.agriculture[seat] ?? 0) - (before.agriculture[seat] ?? 0),
          );
          // The card of choice is cashed in after the last round: that belongs to no round.
          if (position.phase === 'over') continue;
          GOODS.forEach((good, i) => {
            const at = seat * GOOD_KINDS + i;
            const paid = RESOURCES.find((kind) => kind === good);
            const spent = paid ? player.paid[paid] : player.eaten;
            expect((position.stock[at] ?? 0) - (before.stock[at] ?? 0)).toBe(
              player.got[good] - spent,
            );
          });
        }
        before = stoneAge.clone(position);
        round++;
      });
      expect(round).toBeGreaterThan(3);
    }
  });

  it('has meals that add up', () => {
    for (const { playthrough } of games) {
      for (const news of newsByRound(playthrough)) {
        for (const meal of mealsOf(news)) {
          expect(meal.before + meal.harvest - meal.eaten).toBe(meal.left);
          expect(meal.before).toBeGreaterThanOrEqual(0);
          if (meal.short > 0) expect(meal.paid !== null || meal.lost > 0).toBe(true);
          else expect([meal.paid, meal.lost]).toEqual([null, 0]);
        }
      }
      expect(lastMeals(playthrough)).toHaveLength(playthrough.setup.players);
      expect(lastMeals({ ...playthrough, moves: [] })).toEqual([]);
    }
  });
});

describe('The final count', () => {
  it('counts every point once, step by step', () => {
    for (const { position } of games) {
      const counts = countsOf(position);
      const totals = counts.map(() => 0);
      for (const { seat, value } of stepsOf(counts)) totals[seat] = (totals[seat] ?? 0) + value;
      expect(totals).toEqual(counts.map(({ total }) => total));
    }
  });

  it('gives the winners the first place and nobody else', () => {
    for (const { position } of games) {
      const places = placesOf(position);
      const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      expect(first).toEqual(stoneAge.outcome(position)?.winners);
    }
  });

  it('draws bars to scale, with no number on another', () => {
    for (const { position } of games) {
      const counts = countsOf(position);
      const measures = { width: 290, digit: 7.4, picture: 20 };
      const point = pointWidth(counts, measures.width);
      for (const own of counts) {
        const bar = barOf(own, counts, measures);
        expect(bar.map(({ source }) => source)).toEqual(
          SOURCES.filter((source) => own[source] !== 0),
        );
        for (const { value, width, x } of bar) {
          expect(width).toBeCloseTo(Math.abs(value) * point);
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + width).toBeLessThanOrEqual(measures.width + 0.01);
        }
        const below = bar.filter(({ inside }) => !inside);
        below.slice(1).forEach((segment, i) => {
          expect(segment.label - (below[i]?.label ?? 0)).toBeGreaterThan(measures.digit);
        });
      }
    }
  });
});

describe('Scales', () => {
  it('hold all values and zero, in round steps', () => {
    expect(scaleFor([0, 97]).ticks).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scaleFor([-10, 35])).toMatchObject({ from: -10, to: 40 });
    expect(scaleFor([])).toMatchObject({ from: 0, to: 1 });
    expect(scaleFor([2.5e5]).ticks.length).toBeLessThanOrEqual(6);
  });

  it('spread what would overlap, and keep its order', () => {
    const wishes = [50, 52, 51, 10].map((at) => ({ at, size: 10 }));
    const placed = spread(wishes, 0, 100);
    expect(placed[3]).toBe(10);
    expect(placed[0]).toBeLessThan(placed[2] ?? 0);
    expect(placed[2]).toBeLessThan(placed[1] ?? 0);
    const sorted = [...placed].sort((a, b) => a - b);
    sorted.slice(1).forEach((at, i) => expect(at - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(9.99));
    for (const at of spread(
      [95, 99, 98].map((at) => ({ at, size: 20 })),
      0,
      100,
    )) {
      expect(at).toBeLessThanOrEqual(90);
    }
  });
});
