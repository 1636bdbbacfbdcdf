import { boardLayout } from '@/components/stone-age/layout';
import type { Stagecraft } from '@/components/stone-age/table/flights';
import { underWay } from '@/components/stone-age/table/passages';
import { tileAt } from '@/components/stone-age/table/placeWords';
import { sceneOf, type Scene } from '@/components/stone-age/table/scenes';
import { apply, type Moment } from '@/machines/core/rules';
import { cardId, NONE, type Position } from '@/machines/stone-age/position';
import { stoneAge } from '@/machines/stone-age/rules';
import { PLACES, type CardId, type Move, type News } from '@/machines/stone-age/vocabulary';
import { playRandomly } from '../../helpers/randomGames';
import { given, place, red, resolve } from '../../helpers/stoneAge';

const layout = boardLayout(
  { width: 390, height: 844 },
  { top: 47, right: 0, bottom: 34, left: 0 },
  3,
);
const craft: Stagecraft = { layout, traySeat: red, isPerson: () => true };

interface Shown {
  scene: Scene;
  news: News;
  before: Position;
  after: Position;
}

/** Every piece of news of a move as it is shown. */
function shown(position: Position, move: Move): Shown[] {
  let before = position;
  let last: News | null = null;
  return apply(stoneAge, position, move).moments.map((moment: Moment<Position, News>) => {
    const told = { news: moment.news, before, after: moment.position, last };
    const scene = sceneOf(told, craft);
    before = moment.position;
    last = moment.news;
    return { scene, ...told };
  });
}

function only(position: Position, move: Move, type: News['type']): Shown {
  const found = shown(position, move).find(({ news }) => news.type === type);
  if (!found) throw new Error(`Nothing of the kind ${type} was told`);
  return found;
}

const cardsIn = (row: readonly number[]): CardId[] =>
  row.filter((card) => card !== NONE).map(cardId);
const flown = ({ scene }: Shown) =>
  scene.flights.map(({ flyer, way }) =>
    flyer.kind === 'card' ? `${flyer.card} ${way}` : flyer.kind,
  );
const slot = (name: string) => layout.cards.find(({ place: at }) => at === name)!;

describe('What has moved on the board', () => {
  it('a worker walks to its ring, and stands nowhere else meanwhile', () => {
    const { scene, before, after } = only(given({ players: 3 }), place('toolMaker'), 'placed');
    const [walk] = scene.flights;
    expect(walk?.flyer).toEqual({ kind: 'worker', seat: red });
    expect(walk?.to.x).toBe(layout.sites.toolMaker.rings[0]?.x);
    const board = underWay(before, after);
    expect([board.home[red], board.crowd[PLACES.indexOf('toolMaker')]]).toEqual([4, 0]);
  });

  it('workers walk back when their place is resolved', () => {
    const position = given({
      players: 3,
      phase: 'resolving',
      dice: [3, 3],
      villages: [{ at: { forest: 2 } }],
    });
    const { scene } = only(position, resolve('forest'), 'gathered');
    const walks = scene.flights.filter(({ flyer }) => flyer.kind === 'worker');
    expect(walks.map(({ from }) => from.x)).toEqual(
      layout.sites.forest.rings.slice(0, 2).map(({ x }) => x),
    );
  });

  it('cards left over slide right, and the deck fills the row face down', () => {
    const position = given({
      players: 3,
      phase: 'resolving',
      dice: [1],
      row: ['C11', null, 'C13', null],
      villages: [{ at: { river: 1 } }],
    });
    const fresh = position.deck.slice(position.dealt, position.dealt + 2).map(cardId);
    const round = shown(position, resolve('river')).find(({ news }) => news.type === 'newRound');
    // The river asks for nothing more: everybody eats, and the round ends in the same move.
    expect(round && flown(round)).toEqual(['C13 pushed', ...fresh.map((card) => `${card} turned`)]);
    expect(round?.scene.flights[0]).toMatchObject({
      from: { x: slot('card3').rect.x + slot('card3').rect.width / 2 },
      to: { x: slot('card2').rect.x + slot('card2').rect.width / 2 },
    });
  });

  it('a row in which nothing was bought keeps nobody waiting', () => {
    const position = given({
      players: 3,
      phase: 'resolving',
      dice: [1],
      villages: [{ at: { river: 1 } }],
    });
    expect(only(position, resolve('river'), 'newRound').scene.travel).toBe(0);
  });

  it('a built tile leaves its stack face down until the next one is turned over', () => {
    const position = given({
      players: 3,
      phase: 'resolving',
      villages: [{ wood: 9, clay: 9, stone: 9, gold: 9, at: { building1: 1 } }],
    });
    const asked = apply(stoneAge, position, resolve('building1')).position;
    const pay = stoneAge.legalMoves(asked).find(({ type }) => type === 'pay')!;
    const built = only(asked, pay, 'built');
    expect(tileAt(underWay(built.before, built.after), 'building1')).toEqual({
      tile: null,
      left: 6,
    });
    const turned = only(asked, pay, 'turnedTile');
    expect(turned.scene.flights.map(({ way }) => way)).toEqual(['turned']);
    expect(tileAt(turned.after, 'building1').tile).not.toBeNull();
  });

  it('no card is ever in two places or in none, in whole games', () => {
    for (const seed of [1, 2, 3]) {
      playRandomly(stoneAge, given({ players: 3 }).setup, seed, (position, _legal, move) => {
        for (const each of shown(position, move)) {
          const { scene, before, after } = each;
          const moving = scene.flights.flatMap(({ flyer, way }) =>
            flyer.kind === 'card' && flyer.card && way !== 'carried' ? [flyer.card] : [],
          );
          const lying = cardsIn(underWay(before, after).row);
          expect([...lying, ...moving].sort()).toEqual(cardsIn(after.row).sort());
        }
      });
    }
  });

  it('no worker is ever in two places or in none, in whole games', () => {
    for (const seed of [4, 5]) {
      playRandomly(stoneAge, given({ players: 3 }).setup, seed, (position, _legal, move) => {
        for (const { scene, before, after } of shown(position, move)) {
          const board = underWay(before, after);
          const standing = board.crowd.reduce((sum, workers) => sum + workers, 0);
          const home = board.home.reduce((sum, workers) => sum + workers, 0);
          const walking = scene.flights.filter(({ flyer }) => flyer.kind === 'worker').length;
          const all = before.workers.reduce((sum, workers) => sum + workers, 0);
          // Of a large crowd only some are seen to walk.
          if (walking < 6) expect(standing + home + walking).toBe(all);
        }
      });
    }
  });
});
