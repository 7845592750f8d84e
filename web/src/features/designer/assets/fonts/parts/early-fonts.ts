import type { FontEntry } from '@diy/design/text';
import { type FontParts, openPartedFont, type PartedFont } from './parted-font.ts';

/** Large fonts that are likely to be chosen next, as far as a text needs them. */
export interface EarlyFonts {
  /** Fetches what this text needs of a font, unless it is on its way. */
  expect(entry: FontEntry, words: string): void;
  /** Hands out a font once; one that nobody expected, or that could not be had, is opened now. */
  open(entry: FontEntry): Promise<PartedFont>;
}

/** Early fonts that are kept: each has up to 2 MB of memory. */
const MAX_EARLY = 4;
/** More letters take as long as the whole file. */
const MAX_LETTERS = 200;

export function createEarlyFonts(parts: FontParts): EarlyFonts {
  const early = new Map<string, Promise<PartedFont>>();
  let last: string | null = null;
  return {
    expect(entry, words) {
      const { id } = entry;
      last = id;
      const opened = early.get(id) ?? openPartedFont(entry, parts);
      early.delete(id);
      early.set(id, opened);
      const [oldest] = early.keys();
      if (early.size > MAX_EARLY && oldest) early.delete(oldest);
      // Nothing more is fetched when the pointer has left the row.
      const prepared = opened.then((font) => (last === id ? askFor(font, words) : undefined));
      prepared.catch(() => {
        if (early.get(id) === opened) early.delete(id);
      });
    },
    open(entry) {
      const font = early.get(entry.id);
      early.delete(entry.id);
      return font?.catch(() => openPartedFont(entry, parts)) ?? openPartedFont(entry, parts);
    },
  };
}

/** Letters come when their outlines are asked for. Rejects when they do not, so that the font is opened again. */
async function askFor(font: PartedFont, words: string): Promise<void> {
  const face = font.face();
  for (const line of words.slice(0, MAX_LETTERS).split('\n'))
    for (const { glyphId } of face.shape(line, { ligatures: true })) face.outline(glyphId);
  await font.settled();
  if (font.isWaiting()) throw new Error('Letters of an early font could not be fetched.');
}
