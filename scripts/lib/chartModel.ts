import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { label, nameOf } from './chartWords';
import {
  childrenOf,
  descendants,
  firstShowing,
  isDecision,
  isFirstShowing,
  isMove,
  isWithin,
  mostAlike,
  movesOf,
  ownTransitions,
  usualMoves,
} from './decisions';
import { words } from './text';

/** How a box looks: what waits there. */
export type Look = 'group' | 'decision' | 'showing' | 'passing' | 'waiting' | 'end';

/** A state as it is drawn. */
export interface Box {
  id: string;
  title: string;
  look: Look;
  /** The moves that can be made here; `usual` ones can be made in every decision. */
  moves: { name: string; usual: boolean }[];
  /** What else there is to say, line by line. */
  notes: string[];
  children: Box[];
  /** Which child is entered first, where that is drawn. */
  start: string | null;
}

export interface Arrow {
  from: string;
  to: string;
  /** One line for each way to get there. */
  labels: string[];
  /** Drawn in broken lines: not every decision has it. */
  sometimes: boolean;
}

export interface Drawing {
  root: Box;
  arrows: Arrow[];
}

export interface ChartModel {
  flow: Drawing;
  /** What goes on inside every decision, or null when no two of them are alike. */
  machinery: Drawing | null;
  /** What can happen in any state. */
  always: string[];
}

/**
 * Reads a statechart for drawing. Decisions that work alike inside are drawn as one box with their
 * moves, and what they share is drawn once; a decision that differs is drawn in full.
 */
export function readChart(machine: AnyStateMachine): ChartModel {
  const root: AnyStateNode = machine.root;
  const decisions = descendants(root).filter(isDecision);
  const alike = mostAlike(decisions);
  const usual = usualMoves(decisions);
  const isClosed = (node: AnyStateNode) => alike.includes(node);
  const model = alike[0];
  return {
    flow: drawing(root, isClosed, usual),
    machinery: model ? inside(model, alike) : null,
    always: ownTransitions(root).map((transition) => {
      const target = transition.target?.[0];
      return label(transition) + (target ? ` → ${words(target.key)}` : '');
    }),
  };
}

/** The states below `root` and the ways between them; those in a closed state stay unseen. */
function drawing(
  root: AnyStateNode,
  isClosed: (node: AnyStateNode) => boolean,
  usual: readonly string[],
): Drawing {
  const seen = (node: AnyStateNode): AnyStateNode => {
    const parent = node.parent;
    if (node === root || !parent) return node;
    const shown = seen(parent);
    return shown !== parent || isClosed(parent) ? shown : node;
  };
  /** Who enters a group is at once in the state it begins with: the arrow goes straight there. */
  const entered = (node: AnyStateNode): AnyStateNode => {
    const start = isClosed(node) ? undefined : node.initial?.target?.[0];
    return start ? entered(start) : seen(node);
  };
  const arrows: Arrow[] = [];
  for (const node of descendants(root)) {
    const from = seen(node);
    for (const transition of drawnTransitions(node)) {
      for (const target of transition.target ?? []) {
        const to = entered(target);
        if (from === to && from !== node) continue;
        join(arrows, { from: from.id, to: to.id, labels: [label(transition)], sometimes: false });
      }
    }
  }
  const boxOf = (node: AnyStateNode): Box => {
    const closed = isClosed(node);
    const children = closed ? [] : childrenOf(node);
    return {
      id: node.id,
      title: words(node.key),
      look: lookOf(node, closed),
      moves: closed
        ? movesOf(node).map((name) => ({ name: words(name), usual: usual.includes(name) }))
        : [],
      notes: notesOf(node),
      children: children.map(boxOf),
      start: node === root ? (node.initial.target?.[0]?.id ?? null) : null,
    };
  };
  const box = boxOf(root);
  return { root: box, arrows: hoisted(box, arrows) };
}

/** The inside of a decision, once for all that are like it. */
function inside(model: AnyStateNode, alike: readonly AnyStateNode[]): Drawing {
  const arrows: Arrow[] = [];
  for (const child of childrenOf(model)) {
    for (const transition of ownTransitions(child)) {
      const target = transition.target?.[0];
      if (!target || !isWithin(target, model) || isFirstShowing(transition)) continue;
      const text = label(transition, isMove(transition) ? 'a move' : undefined, false);
      join(arrows, { from: child.id, to: target.id, labels: [text], sometimes: false });
    }
  }
  const opening = alike.filter((decision) => firstShowing(decision) !== undefined);
  const first = opening[0] && firstShowing(opening[0]);
  if (first) {
    const [from, to] = [first.source.key, first.target![0]!.key].map(
      (key) => model.states[key]!.id,
    );
    const where =
      opening.length === alike.length ? '' : opening.map(({ key }) => words(key)).join(', ');
    const labels = [label(first, undefined, false) + (where === '' ? '' : ` (${where})`)];
    arrows.push({ from: from!, to: to!, labels, sometimes: where !== '' });
  }
  const boxes = childrenOf(model).map((child): Box => ({
    id: child.id,
    title: words(child.key),
    look: lookOf(child, false),
    moves: [],
    notes: notesOf(child),
    children: [],
    start: null,
  }));
  const root: Box = {
    id: model.id,
    title: 'every decision',
    look: 'group',
    moves: [],
    notes: [],
    children: boxes,
    start: model.initial.target?.[0]?.id ?? null,
  };
  return { root, arrows };
}

/**
 * A state that only asks the position where to go has an edge to every decision. The first of them
 * is drawn, and a note says the rest.
 */
const isSignpost = (node: AnyStateNode): boolean => {
  const always = node.always ?? [];
  return (
    node.transitions.size === 0 &&
    always.length > 2 &&
    always.every(({ guard, target }) =>
      guard === undefined
        ? true
        : typeof guard === 'object' && guard.type === 'awaits' && guard.params === target?.[0]?.key,
    )
  );
};

const drawnTransitions = (node: AnyStateNode): AnyTransitionDefinition[] =>
  isSignpost(node) ? ownTransitions(node).slice(0, 1) : ownTransitions(node);

function lookOf(node: AnyStateNode, closed: boolean): Look {
  if (closed) return 'decision';
  if (childrenOf(node).length > 0) return 'group';
  if (ownTransitions(node).length === 0) return 'end';
  if (node.tags.includes('showing')) return 'showing';
  return node.tags.length === 0 ? 'passing' : 'waiting';
}

function notesOf(node: AnyStateNode): string[] {
  const staying = ownTransitions(node).filter(({ target }) => target === undefined);
  const leaving = (node.config.exit === undefined ? [] : [node.config.exit]).flat();
  return [
    ...(isSignpost(node) ? ['or to any other', 'decision awaited'] : []),
    ...node.invoke.map(({ src }) => `do / ${nameOf(src)}`),
    ...staying.map((transition) => label(transition)),
    ...leaving.map((action) => `exit / ${nameOf(action)}`),
  ];
}

/** Arrows between the same two states become one with several lines. */
function join(arrows: Arrow[], arrow: Arrow): void {
  const same = arrows.find(({ from, to }) => from === arrow.from && to === arrow.to);
  if (!same) arrows.push(arrow);
  else if (!same.labels.includes(arrow.labels[0]!)) same.labels.push(...arrow.labels);
}

/** What every child of a group does in the same way is drawn once, from the group itself. */
function hoisted(box: Box, arrows: Arrow[]): Arrow[] {
  let result = arrows;
  for (const child of box.children) result = hoisted(child, result);
  const [first, ...others] = box.children;
  if (!first || others.length === 0) return result;
  const within = idsWithin(box);
  const key = (arrow: Arrow) => `${arrow.to} ${arrow.labels.join('\n')}`;
  const of = (id: string) => result.filter((arrow) => arrow.from === id);
  const shared = of(first.id).filter(
    (arrow) =>
      !within.has(arrow.to) &&
      others.every(({ id }) => of(id).some((other) => key(other) === key(arrow))),
  );
  const keys = new Set(shared.map(key));
  const children = new Set(box.children.map(({ id }) => id));
  return [
    ...result.filter((arrow) => !(children.has(arrow.from) && keys.has(key(arrow)))),
    ...shared.map((arrow) => ({ ...arrow, from: box.id })),
  ];
}

const idsWithin = (box: Box): Set<string> =>
  new Set([box.id, ...box.children.flatMap((child) => [...idsWithin(child)])]);
