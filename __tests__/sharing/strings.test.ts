import { LANGUAGES } from '@/components/i18n/language';
import { sharingStrings } from '@/components/sharing/strings';
import { shelfStrings } from '@/components/shelf/strings';
import { faults, textsIn } from '../i18n/sound';

describe.each(LANGUAGES)('The words of the shelf and of sharing in %s', (language) => {
  const shelf = shelfStrings[language];
  const { share, import: importing, refusals } = sharingStrings[language];

  it('are sound', () => {
    const made = [
      shelf.colon('X', 'Y'),
      shelf.showAll(12),
      shelf.menuOf('X'),
      shelf.rename('X'),
      shelf.deleted('X'),
      shelf.deletedMany(2),
      share.title('X'),
      share.fileText(4321),
      share.codeText(94),
      importing.arrived('X'),
      importing.otherThere('X'),
      importing.knownText('X'),
    ];
    const plain = [shelf, share, importing, refusals].flatMap((of) => textsIn(of));
    for (const text of [...made, ...plain.map(([, each]) => each)]) {
      expect(text).not.toBe('');
      expect(faults(language, text)).toEqual([]);
    }
  });

  it('give every reason for a refusal as a sentence', () => {
    for (const sentence of Object.values(refusals)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });

  it('say how large a file and a code are', () => {
    expect(share.fileText(4321)).toContain('4');
    expect(share.fileText(12)).toContain('1');
    expect(share.codeText(94)).toContain('94');
  });
});
