import { stoneAgeSetup } from '@/components/stone-age/SetupOptions';
import type { GameId } from '@/machines/games';
import type { NewGameFace } from './face';

const FACES = { 'stone-age': stoneAgeSetup } as const satisfies Record<GameId, unknown>;

/**
 * The face of a game, by its name from outside. Only here is it forgotten which agreement belongs
 * to which game: whoever uses it gives each face nothing but its own.
 */
export const faceOf = (id: string): NewGameFace<unknown> | undefined =>
  Object.hasOwn(FACES, id) ? (FACES[id as GameId] as unknown as NewGameFace<unknown>) : undefined;
