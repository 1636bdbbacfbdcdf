import ELK, { type ElkExtendedEdge, type ElkLabel, type ElkNode } from 'elkjs/lib/elk.bundled.js';
import type { Arrow, Box, Drawing } from './chartModel';
import { labelLines, measured, SIZES, textSize, type Chip } from './chartSizes';
import type { Point, Rectangle } from './ink';

export interface PlacedBox extends Rectangle {
  box: Box;
  /** Depth in the tree of boxes; those deeper are drawn later. */
  depth: number;
  /** Where each of its moves is written. */
  chips: Chip[];
}

export interface PlacedArrow {
  arrow: Arrow | null;
  points: Point[];
  label: (Rectangle & { lines: string[] }) | null;
}

/** Every box, arrow and dot of a drawing, in one system of coordinates. */
export interface Layout {
  width: number;
  height: number;
  boxes: PlacedBox[];
  arrows: PlacedArrow[];
  dots: Point[];
}

export interface LayoutOptions {
  direction: 'DOWN' | 'RIGHT';
  /** Whether the root itself is drawn as a box round its children. */
  frame: boolean;
  /** How many letters a line of a label may have. */
  longestLine: number;
}

const dotId = (box: Box) => `${box.id} start`;

/** Finds a place for everything. The same drawing always gets the same layout. */
export async function layOut(drawing: Drawing, settings: LayoutOptions): Promise<Layout> {
  const { root, arrows } = drawing;
  const everyBox = flatten(root, settings.frame ? 0 : -1);
  const isBack = returning(root);
  // ELK draws every edge forwards, so those that go back are laid out the other way round and
  // turned afterwards: the states then stand where we want them.
  const edges: ElkExtendedEdge[] = arrows.map((arrow, i) => ({
    id: `arrow ${i}`,
    sources: [isBack(arrow) ? arrow.to : arrow.from],
    targets: [isBack(arrow) ? arrow.from : arrow.to],
    labels: labelOf(arrow, settings.longestLine),
  }));
  for (const { box } of everyBox) {
    if (box.start === null) continue;
    edges.push({ id: `${box.id} begin`, sources: [dotId(box)], targets: [box.start] });
  }
  const graph = await new ELK().layout({
    id: 'drawing',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.direction': settings.direction,
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.json.shapeCoords': 'ROOT',
      'elk.json.edgeCoords': 'ROOT',
      'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
      'elk.layered.crossingMinimization.forceNodeModelOrder': 'true',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.spacing.nodeNode': '36',
      'elk.spacing.edgeNode': '18',
      'elk.spacing.edgeEdge': '16',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.spacing.nodeNodeBetweenLayers': '16',
      'elk.layered.spacing.edgeNodeBetweenLayers': '18',
      'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
      'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    },
    children: settings.frame ? [nodeOf(root)] : nodeOf(root).children,
    edges,
  });
  return collect(graph, everyBox, arrows, isBack);
}

/**
 * Which arrows go back up. States stand in the order in which the machine tells them, but what
 * follows the last group stands beside it, on the way back: so a round is drawn as a round.
 */
function returning(root: Box): (arrow: Arrow) => boolean {
  const order = new Map<string, number>();
  const home = new Set<string>();
  const visit = (box: Box, isHomeward: boolean) => {
    order.set(box.id, order.size);
    if (isHomeward) home.add(box.id);
    const lastGroup = box.children.findLastIndex((child) => child.children.length > 0);
    box.children.forEach((child, i) =>
      visit(child, isHomeward || (lastGroup >= 0 && i > lastGroup)),
    );
  };
  visit(root, false);
  return ({ from, to }) => {
    const goesOn = order.get(from)! < order.get(to)!;
    return home.has(to) ? goesOn : !home.has(from) && !goesOn;
  };
}

function labelOf(arrow: Arrow, longest: number): ElkLabel[] {
  const lines = labelLines(arrow, longest);
  if (lines.length === 0) return [];
  return [
    {
      text: lines.join('\n'),
      ...textSize(lines, SIZES.label),
      layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
    },
  ];
}

function nodeOf(box: Box): ElkNode {
  if (box.children.length === 0) {
    const { width, height } = measured(box);
    return { id: box.id, width, height };
  }
  const { dot, groupBar } = SIZES;
  const start = box.start === null ? [] : [{ id: dotId(box), width: dot, height: dot }];
  return {
    id: box.id,
    children: [...start, ...box.children.map(nodeOf)],
    layoutOptions: { 'elk.padding': `[top=${groupBar + 8},left=18,bottom=20,right=18]` },
  };
}

const flatten = (box: Box, depth: number): { box: Box; depth: number }[] => [
  { box, depth },
  ...box.children.flatMap((child) => flatten(child, depth + 1)),
];

function collect(
  graph: ElkNode,
  everyBox: readonly { box: Box; depth: number }[],
  arrows: readonly Arrow[],
  isBack: (arrow: Arrow) => boolean,
): Layout {
  const nodes = new Map<string, ElkNode>();
  const visit = (node: ElkNode) => {
    nodes.set(node.id, node);
    node.children?.forEach(visit);
  };
  visit(graph);
  const rectangle = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>) => ({
    x,
    y,
    width,
    height,
  });
  const boxes = everyBox.flatMap(({ box, depth }): PlacedBox[] => {
    const node = nodes.get(box.id);
    if (!node) return [];
    const at = rectangle(node);
    const { chips } = measured(box);
    const moved = chips.map((chip) => ({ ...chip, x: chip.x + at.x, y: chip.y + at.y }));
    return [{ box, depth, ...at, chips: moved }];
  });
  const dots = everyBox.flatMap(({ box }) => {
    const node = nodes.get(dotId(box));
    return node ? [{ x: node.x! + node.width! / 2, y: node.y! + node.height! / 2 }] : [];
  });
  const placed = (graph.edges ?? []).map((edge): PlacedArrow => {
    const section = edge.sections?.[0];
    const label = edge.labels?.[0];
    const points = section
      ? corners([section.startPoint, ...(section.bendPoints ?? []), section.endPoint])
      : [];
    const number = /^arrow (\d+)$/.exec(edge.id)?.[1];
    const arrow = number === undefined ? null : arrows[Number(number)]!;
    const [from, to] = [edge.sources[0]!, edge.targets[0]!].map((id) => nodes.get(id)!);
    const placedArrow: PlacedArrow = {
      arrow,
      points,
      label: label ? { ...rectangle(label), lines: label.text!.split('\n') } : null,
    };
    straighten(placedArrow, from!);
    points.reverse();
    straighten(placedArrow, to!);
    if (!arrow || !isBack(arrow)) points.reverse();
    return placedArrow;
  });
  return { width: graph.width!, height: graph.height!, boxes, arrows: placed, dots };
}

/** Only the points where a line turns. */
const corners = (points: readonly Point[]): Point[] =>
  points.filter((point, i) => {
    const [before, next] = [points[i - 1], points[i + 1]];
    if (!before || !next) return true;
    const isDown = near(before.x, point.x) && near(point.x, next.x);
    const isAcross = near(before.y, point.y) && near(point.y, next.y);
    return !isDown && !isAcross;
  });

/** Where a line crosses the edge of a group, ELK may be off by a fraction. */
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.5;

/** Takes out a small step right after the start, and any step at the edge of a group. */
function straighten({ points, label }: PlacedArrow, node: ElkNode): void {
  const [start, a, b, end] = points;
  if (!start || !a || !b || !end || !near(start.x, a.x) || !near(b.x, end.x)) return;
  const { x = 0, width = 0, children = [] } = node;
  const step = b.x - start.x;
  const isFree = children.length > 0 || Math.abs(step) < 12;
  if (!isFree || b.x < x + 20 || b.x > x + width - 20) return;
  const isOnFirst = label && Math.abs(label.x + label.width / 2 - start.x) < 2;
  points.splice(0, 3, { x: end.x, y: start.y });
  if (isOnFirst) label.x += step;
}
