import { newsByRound, type StoneAgePlaythrough } from '@/components/stone-age/log';
import type { Seat } from '@/machines/core/rules';
import type { Bundle, News } from '@/machines/stone-age/vocabulary';

type NewsOf<Type> = Extract<News, { type: Type }>;

/** One player's meal at the end of a round. */
export interface Meal {
  seat: Seat;
  /** Food before the harvest. */
  before: number;
  harvest: number;
  eaten: number;
  left: number;
  short: number;
  /** What a gap was covered with. */
  paid: Bundle | null;
  /** Points lost for leaving people hungry. */
  lost: number;
  /** The news of it, to be told in words. */
  news: News[];
}

/** The meals that are told in these news, in the order in which people ate. */
export function mealsOf(news: readonly News[]): Meal[] {
  const meals: Meal[] = [];
  for (const item of news) {
    if (item.type === 'ate') meals.push(mealOf(item));
    if (item.type !== 'covered' && item.type !== 'starved') continue;
    const meal = meals.find(({ seat }) => seat === item.seat);
    if (!meal) continue;
    meal.news.push(item);
    if (item.type === 'covered') meal.paid = item.paid;
    else meal.lost = -item.points;
  }
  return meals;
}

function mealOf(news: NewsOf<'ate'>): Meal {
  const { seat, harvest, eaten, short, food } = news;
  const before = food + eaten - harvest;
  return {
    seat,
    before,
    harvest,
    eaten,
    left: food,
    short,
    paid: null,
    lost: 0,
    news: [news],
  };
}

/**
 * The newest meals of a game: those of the round that is being fed, else of the last one. People who
 * are asked eat in moves of their own, so one move's news are not enough.
 */
export function lastMeals(playthrough: StoneAgePlaythrough): Meal[] {
  const rounds = newsByRound(playthrough);
  for (let round = rounds.length - 1; round >= 0; round--) {
    const meals = mealsOf(rounds[round] ?? []);
    if (meals.length > 0) return meals;
  }
  return [];
}
