import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { eventWords } from './chartWords';

export const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);

export const descendants = (node: AnyStateNode): AnyStateNode[] =>
  childrenOf(node).flatMap((child) => [child, ...descendants(child)]);

export const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

/** All transitions that leave from a state itself: those without an event first. */
export const ownTransitions = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/** Where somebody is asked for a move: screens look for the same tag. */
const choosingIn = (node: AnyStateNode): AnyStateNode | undefined =>
  childrenOf(node).find((child) => child.tags.includes('mayMove'));

export const isDecision = (node: AnyStateNode): boolean => choosingIn(node) !== undefined;

export const isMove = (transition: AnyTransitionDefinition): boolean =>
  transition.source.tags.includes('mayMove') && !/^(table|xstate)\./.test(transition.eventType);

export const movesOf = (decision: AnyStateNode): string[] => [
  ...new Set(
    ownTransitions(choosingIn(decision)!)
      .filter(isMove)
      .map(({ eventType }) => eventType),
  ),
];

/** Moves that are open in every decision say nothing about any one of them. */
export const usualMoves = (decisions: readonly AnyStateNode[]): string[] =>
  decisions.length < 2
    ? []
    : movesOf(decisions[0]!).filter((move) =>
        decisions.every((decision) => movesOf(decision).includes(move)),
      );

/** The largest family of decisions that work alike; nobody when each is different. */
export function mostAlike(decisions: readonly AnyStateNode[]): AnyStateNode[] {
  const families = new Map<string, AnyStateNode[]>();
  for (const decision of decisions) {
    const form = formOf(decision);
    families.set(form, [...(families.get(form) ?? []), decision]);
  }
  const largest = [...families.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return largest.length > 1 ? largest : [];
}

/**
 * How a decision works inside, as text that can be compared. Three liberties are allowed, for they
 * are what makes it this decision and no other: which moves there are (but all must do the same),
 * which chapter is shown, and whether there is a chapter to show before the first move.
 */
function formOf(decision: AnyStateNode): string {
  const chapter = chapterOf(decision);
  const told = (_key: string, value: unknown) => {
    if (typeof value === 'function') return { code: String(value), ...value };
    return value === chapter ? 'its own chapter' : value;
  };
  const parts = childrenOf(decision).map((child) => {
    const transitions = ownTransitions(child)
      .filter((transition) => targetsWithin(transition, decision) && !isFirstShowing(transition))
      .map((transition) => ({
        event: isMove(transition) ? 'a move' : eventWords(transition),
        guard: transition.guard,
        actions: transition.actions,
        target: transition.target?.map(({ key }) => key),
      }));
    const { type, key, tags, config } = child;
    const { entry, exit, invoke, states } = config;
    return [
      JSON.stringify({ type, key, tags, entry, exit, invoke, states }, told),
      ...new Set(transitions.map((transition) => JSON.stringify(transition, told))),
    ].join('\n');
  });
  return [decision.initial.target?.[0]?.key, ...parts].join('\n');
}

const targetsWithin = (transition: AnyTransitionDefinition, node: AnyStateNode): boolean =>
  transition.target?.every((target) => isWithin(target, node)) ?? true;

/** What a decision shows: the word its guards and actions say when they show it. */
function chapterOf(decision: AnyStateNode): unknown {
  const showing = childrenOf(decision).find((child) => child.tags.includes('showing'));
  const guard = showing?.always?.[0]?.guard;
  return typeof guard === 'object' ? guard.params : undefined;
}

export const isFirstShowing = ({ guard, target }: AnyTransitionDefinition): boolean =>
  typeof guard === 'object' &&
  guard.type === 'hasToShow' &&
  target?.[0]?.tags.includes('showing') === true;

export const firstShowing = (decision: AnyStateNode): AnyTransitionDefinition | undefined =>
  childrenOf(decision)
    .flatMap((child) => child.always ?? [])
    .find(isFirstShowing);
