import type { AnyTransitionDefinition } from 'xstate';
import { words } from './text';

/** A transition in words: event [guard] / actions. */
export function label(transition: AnyTransitionDefinition, event?: string, params = true): string {
  const when = event ?? eventWords(transition);
  const guard = transition.guard === undefined ? '' : guardWords(transition.guard, params);
  const cause = when === '' ? guard || (isElse(transition) ? 'else' : '') : when;
  const condition = when !== '' && guard !== '' ? ` [${guard}]` : '';
  const done = transition.actions.map(nameOf).join(', ');
  return cause + condition + (done === '' ? '' : ` / ${done}`);
}

/** Whether it comes last, after others that ask for something. */
const isElse = (transition: AnyTransitionDefinition): boolean => {
  const all = transition.source.always ?? [];
  return all.length > 1 && all[all.length - 1] === transition;
};

export function eventWords({ eventType, source }: AnyTransitionDefinition): string {
  const delay = source.after.find((after) => after.eventType === eventType);
  if (delay) return `after ${words(String(delay.delay))}`;
  if (eventType.startsWith('xstate.done.')) return 'done';
  if (eventType.startsWith('xstate.error.')) return 'fails';
  return words(eventType.replace(/^table\./, ''));
}

function guardWords(guard: unknown, params: boolean): string {
  if (typeof guard === 'string') return words(guard);
  const {
    type,
    params: about,
    guards,
  } = guard as {
    type?: string;
    params?: unknown;
    guards?: unknown[];
  };
  if (guards) return guards.map((part) => guardWords(part, params)).join(' and ');
  return (
    words(type ?? 'otherwise') + (params && typeof about === 'string' ? ` ${words(about)}` : '')
  );
}

export const nameOf = (action: unknown): string =>
  words(typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'act'));
