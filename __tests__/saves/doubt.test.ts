import { DEEPEST_NESTING, doubt, LONGEST_TEXT } from '@/machines/saves/doubt';
import { seal, unseal } from '@/machines/saves/seal';

const faultOf = (text: string) => {
  const doubted = doubt(text);
  return doubted.ok ? null : doubted.fault;
};
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('A text from outside', () => {
  it('is parsed where it is plain JSON', () => {
    expect(doubt('{"a":[1,{"b":"[[[{\\"\\\\"}]}')).toEqual({
      ok: true,
      data: { a: [1, { b: '[[[{"\\' }] },
    });
  });

  it.each([
    ['that is cut off', '{"a":', 'notJson'],
    ['that is empty', '', 'notJson'],
    ['that is no JSON', 'NaN', 'notJson'],
    ['that closes more than it opens', ']]]]', 'notJson'],
    ['that is longer than anything of ours', 'x'.repeat(LONGEST_TEXT + 1), 'tooLong'],
    ['that is nested too deeply', nested(DEEPEST_NESTING + 1), 'tooDeep'],
    ['that is nested a million deep', '[{"a":'.repeat(300_000), 'tooDeep'],
    ['that reaches for a prototype', '{"a":{"__proto__":{"admin":true}}}', 'forbiddenKey'],
    ['that hides it behind escapes', '{"\\u005f_proto__":{}}', 'forbiddenKey'],
    ['that names a constructor', '[[{"constructor":{"prototype":{}}}]]', 'forbiddenKey'],
  ])('%s is refused by name', (_, text, fault) => {
    expect(faultOf(text)).toBe(fault);
  });

  it('may be as deep as we allow, and brackets in names do not count', () => {
    expect(faultOf(nested(DEEPEST_NESTING))).toBeNull();
    expect(faultOf(JSON.stringify({ name: nested(500) }))).toBeNull();
    expect(faultOf(JSON.stringify({ name: `"\\${nested(500)}\\\\` }))).toBeNull();
  });

  it('may use a forbidden key as a word', () => {
    expect(faultOf('{"name":"__proto__","null":null}')).toBeNull();
  });

  it('is done with in no time, however unpleasant', () => {
    const began = performance.now();
    for (const text of ['"\\'.repeat(900_000), '"'.repeat(LONGEST_TEXT), '[],'.repeat(600_000)]) {
      faultOf(text);
    }
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

describe('A sealed text', () => {
  const data = { name: 'Ana, "checksum"', list: [1, 2], nothing: null };

  it('comes back as it was', () => {
    expect(unseal(seal(data))).toEqual({ ok: true, sealed: true, data });
    expect(unseal(seal({}))).toEqual({ ok: true, sealed: true, data: {} });
  });

  it('is plain JSON with its checksum in the end', () => {
    expect(Object.keys(JSON.parse(seal(data)))).toEqual(['name', 'list', 'nothing', 'checksum']);
  });

  it('shows every single changed letter', () => {
    const text = seal(data);
    for (let at = 0; at < text.length; at++) {
      for (const letter of ['x', '1', '"', ' ']) {
        if (text[at] === letter) continue;
        const read = unseal(text.slice(0, at) + letter + text.slice(at + 1));
        expect(read.ok && read.sealed).toBe(false);
      }
    }
  });

  it('shows wherever it is cut off', () => {
    const text = seal(data);
    for (let end = 0; end < text.length; end++) {
      const read = unseal(text.slice(0, end));
      expect(read.ok && read.sealed).toBe(false);
    }
  });
});
