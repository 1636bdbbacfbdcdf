/** A table as Markdown has it. */
export function markdown([head, ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head!.map((_, column) => (column === 0 ? '---' : '---:'));
  return [row(head!), row(rule), ...rows.map(row)].join('\n');
}

/** Exchanges what stands between `<!-- name -->` and `<!-- /name -->`; the rest stays as it is. */
export function exchanged(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(open);
  const to = text.indexOf(close);
  if (from === -1 || to < from) throw new Error(`There is no place called ${name}.`);
  return `${text.slice(0, from)}${open}\n\n${content}\n\n${text.slice(to)}`;
}
