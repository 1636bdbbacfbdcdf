import { inked, keyLine, lettering, transformOf } from '@/components/art/pulling';
import type { Print, PrintNode } from '@/components/art/print';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function tag(name: string, attributes: Attributes, inner = ''): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined) written += ` ${dashed(key)}="${escaped(`${value}`)}"`;
  }
  return `<${name}${written}>${inner}</${name}>`;
}

function written(node: PrintNode, colour: string): string {
  if ('d' in node) {
    const { d, fill, opacity, evenOdd, at } = node;
    return tag('path', {
      d,
      fill: inked(fill, colour),
      fillRule: evenOdd ? 'evenodd' : undefined,
      ...keyLine(node, colour),
      opacity,
      transform: at && transformOf({ at }),
    });
  }
  if ('text' in node) return tag('text', lettering(node, colour), escaped(node.text));
  const { of, opacity } = node;
  return tag('g', { transform: transformOf(node), opacity }, markup(of, colour));
}

/** Prints are never changed once they are cut: what was written of one stays true. */
const known = new WeakMap<Print, Map<string, string>>();

/** A print as the text of SVG elements, to be put into a picture in one go. */
export function markup(print: Print, colour: string): string {
  const colours = known.get(print) ?? new Map<string, string>();
  known.set(print, colours);
  const before = colours.get(colour);
  if (before !== undefined) return before;
  const text = print.map((node) => written(node, colour)).join('');
  colours.set(colour, text);
  return text;
}
