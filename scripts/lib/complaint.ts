/** What the caller got wrong, as one sentence. The command prints it and ends with code 2. */
export class Complaint extends Error {
  override name = 'Complaint';
}

/** Names in a sentence: `a`, `a or b`, `a, b or c`. */
export const oneOf = (names: readonly string[]): string =>
  names.length < 2
    ? names.join()
    : `${names.slice(0, -1).join(', ')} or ${names[names.length - 1]!}`;

/** The sentence of an error that `parseArgs` threw, without its long advice on dashes. */
export function sentenceOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const unclear = /^Option '([^']+)' argument is ambiguous/.exec(message);
  if (unclear) return `${unclear[1]} needs a value that does not begin with a dash.`;
  const sentence = message.split(/\.\s/)[0]!;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
