import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import { handOver } from '@/components/sharing/handOver';
import { pickFile } from '@/components/sharing/pickFile';
import { LONGEST_TEXT } from '@/machines/saves/doubt';

/** What lies on the phone, by address. */
const mockFiles = new Map<string, string>();

jest.mock('expo-sharing', () => ({
  isAvailableAsync: jest.fn(async () => true),
  shareAsync: jest.fn(async () => undefined),
}));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class {
    uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    create({ overwrite = false } = {}) {
      if (mockFiles.has(this.uri) && !overwrite) throw new Error('It is there already');
      mockFiles.set(this.uri, '');
    }
    write(text: string) {
      mockFiles.set(this.uri, text);
    }
    get size() {
      return mockFiles.get(this.uri)?.length ?? 0;
    }
    async text() {
      const text = mockFiles.get(this.uri);
      if (text === undefined) throw new Error('It is gone');
      return text;
    }
  },
}));

const FILE = { name: 'sunday.silex.json', text: '{"format":"silex-save"}' };
const chosen = (uri: string) =>
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({
    canceled: false,
    assets: [{ uri, name: 'any', lastModified: 0 }],
  });

beforeEach(() => {
  jest.clearAllMocks();
  mockFiles.clear();
});

describe('Handing a file over on a phone', () => {
  it('writes it down and opens the share sheet, as often as is wished', async () => {
    expect(await handOver(FILE)).toBe(true);
    expect(await handOver(FILE)).toBe(true);
    const { uri } = new File('file:///cache', FILE.name);
    expect(mockFiles.get(uri)).toBe(FILE.text);
    expect(shareAsync).toHaveBeenCalledTimes(2);
    expect(jest.mocked(shareAsync).mock.calls[0]?.[0]).toBe(uri);
  });

  it('says so where there is no share sheet, or where it fails', async () => {
    jest.mocked(isAvailableAsync).mockResolvedValueOnce(false);
    expect(await handOver(FILE)).toBe(false);
    expect(shareAsync).not.toHaveBeenCalled();
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('busy'));
    expect(await handOver(FILE)).toBe(false);
  });
});

describe('Choosing a file on a phone', () => {
  it('reads it', async () => {
    mockFiles.set('file:///mail/a', 'SILEX1-…');
    chosen('file:///mail/a');
    expect(await pickFile()).toEqual({ ok: true, text: 'SILEX1-…' });
  });

  it('is nothing where none was chosen', async () => {
    jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await pickFile()).toBeNull();
  });

  it('says why it was not read', async () => {
    chosen('file:///gone');
    expect(await pickFile()).toEqual({ ok: false, fault: 'unreadable' });
    mockFiles.set('file:///film', 'x'.repeat(LONGEST_TEXT + 1));
    chosen('file:///film');
    expect(await pickFile()).toEqual({ ok: false, fault: 'tooLong' });
    jest.mocked(getDocumentAsync).mockRejectedValueOnce(new Error('busy'));
    expect(await pickFile()).toEqual({ ok: false, fault: 'unreadable' });
  });
});
