import { fireEvent, screen } from '@testing-library/react-native';
import { shared } from '@/components/i18n/catalogue';
import { named } from '@/components/i18n/names';
import { entriesOf, logByRound } from '@/components/stone-age/log';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { LogSheet } from '@/components/table/LogSheet';
import { stoneAgeGame } from '@/machines/stone-age/game';
import { stoneAge } from '@/machines/stone-age/rules';
import { playRandomly } from '../helpers/randomGames';
import { lay, PLAYERS } from './atTheTable';

const { playthrough } = playRandomly(stoneAge, stoneAgeGame.newGame(4), 2);
const players = named(shared.en, PLAYERS);
const log = (viewer: number | null, moves = playthrough.moves.length) =>
  logByRound(
    { ...playthrough, moves: playthrough.moves.slice(0, moves) },
    { shared: shared.en, strings: stoneAgeStrings.en, players, viewer },
  );

describe('The log', () => {
  it('groups everything by round, the final count last', () => {
    const groups = log(null);
    expect(groups[0]?.title).toBe('Round 1');
    expect(groups[groups.length - 1]?.title).toBe('Final count');
    const lines = groups.flatMap((group) => group.lines);
    expect(lines.map(({ index }) => index)).toEqual(
      lines.map(({ index }) => index).sort((a, b) => a - b),
    );
  });

  it('tells a drawn card to nobody but its owner', () => {
    const drawn = entriesOf(playthrough).find(
      ({ news }) => news.type === 'drew' && news.card !== null,
    );
    if (drawn?.news.type !== 'drew') throw new Error('Nobody draws in this game: take another');
    const { index, moment, news } = drawn;
    const line = (viewer: number | null) =>
      log(viewer)
        .flatMap(({ lines }) => lines)
        .find((each) => each.index === index && each.moment === moment)?.text;
    expect(line(null)).toMatch(/shows it to no one\.$/);
    expect(line((news.seat + 1) % 4)).toBe(line(null));
    expect(line(news.seat)).not.toBe(line(null));
  });

  it('opens at the newest round; a line asks for its moment', () => {
    const onShowMoment = jest.fn();
    const groups = log(null, 60);
    lay(<LogSheet groups={groups} onShowMoment={onShowMoment} onClose={jest.fn()} />);
    const newest = groups[groups.length - 1];
    const line = newest?.lines[1];
    if (!newest || !line) throw new Error('This round has hardly begun: take more moves');
    expect(screen.getByRole('button', { name: newest.title, expanded: true })).toBeOnTheScreen();
    fireEvent.press(screen.getByText(line.text));
    expect(onShowMoment).toHaveBeenCalledWith(line.index, line.moment);
  });

  it('opens earlier rounds on demand', () => {
    const groups = log(null, 60);
    lay(<LogSheet groups={groups} onShowMoment={jest.fn()} onClose={jest.fn()} />);
    expect(groups.length).toBeGreaterThan(1);
    const first = () => screen.queryByRole('button', { name: /Line 1 of/ });
    expect(first()).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Round 1' }));
    expect(first()).toBeOnTheScreen();
  });

  it('says when there is nothing yet', () => {
    lay(<LogSheet groups={log(null, 0)} onShowMoment={jest.fn()} onClose={jest.fn()} />);
    expect(screen.getByText('Nothing has happened yet.')).toBeOnTheScreen();
  });
});
