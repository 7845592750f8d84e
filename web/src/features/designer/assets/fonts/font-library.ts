import manifestJson from '@diy/design/fonts/fonts.json';
import { COLOUR_FONT_IDS, readOwnFontId } from '@diy/design/layers';
import { type FontEntry, type FontFace, fontManifest } from '@diy/design/text';
import { createSignal, type Signal } from '../../../../lib/signal.ts';
import { fetchOwnFont } from './fetch-own-font.ts';
import { createFontFiles, fileKey } from './font-files.ts';
import { createEarlyFonts } from './parts/early-fonts.ts';
import { serverParts } from './parts/fetch-parts.ts';
import type { FontParts, PartedFont } from './parts/parted-font.ts';

/** The faces on offer, in the order of the list. */
export const FONTS: readonly FontEntry[] = fontManifest.parse(manifestJson);

/** Whether a font can be drawn with; a failed one is tried again when it is asked for. */
export type FontState = 'loading' | 'ready' | 'failed';

export type FontListener = (fontId: string, bytes: Uint8Array | null) => void;

/**
 * Font files of this page: fetched when first needed, parsed once, shared by all open designs. Of a large one the letters that are to be
 * drawn come first, and then the whole.
 */
export interface FontLibrary {
  /** Shapes all words. Another object whenever more of its letters can be drawn. */
  face(fontId: string): FontFace | undefined;
  /** Whether only letters of it are there that were to be drawn. */
  isInParts(fontId: string): boolean;
  /** Whether letters that were to be drawn are not there yet, so that its face measures too little. */
  lacksLetters(fontId: string): boolean;
  /** Starts loading unless it is under way or done; a failed one is tried again. */
  request(fontId: string): void;
  /** Fetches what these words need of a large font, since it is likely to be requested next. */
  expect(fontId: string, words: string): void;
  /** State of every requested font. */
  readonly states: Signal<Readonly<Record<string, FontState>>>;
  /**
   * Called with a copy of the bytes of each font, those already there included; null = it is another style of a file that this
   * listener has.
   */
  onBytes(listener: FontListener): () => void;
}

/** Shipped files that come in parts: smaller ones are there as soon, and colours have tables that are as large as outlines. */
const MIN_PARTED_BYTES = 1_200_000;
export const isParted = ({ id, bytes }: FontEntry) => bytes >= MIN_PARTED_BYTES && !COLOUR_FONT_IDS.has(id);

/**
 * `fetchBytes` returns a shipped font file, `fetchOwn` an own font of the account; default: from the server. `parts` = where parts of
 * large files come from; without it all come whole.
 */
export function createFontLibrary(
  fetchBytes: (entry: FontEntry) => Promise<Uint8Array> = fetchFont,
  fetchOwn: (sha256: string) => Promise<Uint8Array> = fetchOwnFont,
  parts: FontParts | null = null,
): FontLibrary {
  const faces = new Map<string, FontFace>();
  const parted = new Map<string, PartedFont>();
  const early = parts && createEarlyFonts(parts);
  const parsed = createFontFiles();
  const files = new Map<string, Uint8Array>();
  const listeners = new Map<FontListener, Set<string>>();
  const states = createSignal<Readonly<Record<string, FontState>>>({});
  const mark = (fontId: string, state: FontState) => states.set((now) => ({ ...now, [fontId]: state }));

  const give = (listener: FontListener, has: Set<string>, fontId: string) => {
    const key = fileKey(fontId);
    const isThere = has.has(key);
    has.add(key);
    listener(fontId, isThere ? null : (files.get(key)?.slice() ?? null));
  };

  const load = async (fontId: string, fetching: () => Promise<Uint8Array>) => {
    const face = await parsed.face(fontId, async () => {
      const bytes = await fetching();
      // Also when this style fails: others are made of the same file, and do not fetch it again.
      files.set(fileKey(fontId), bytes);
      return bytes;
    });
    faces.set(fontId, face);
    for (const [listener, has] of listeners) give(listener, has, fontId);
  };

  /** The file, behind the letters that are waited for: both take the same line. */
  const fetchBehindLetters = async (entry: FontEntry) => {
    if (early && isParted(entry)) await drawLetters(entry.id, early.open(entry)).catch(() => {});
    return fetchBytes(entry);
  };

  const drawLetters = async (fontId: string, opening: Promise<PartedFont>) => {
    const font = await opening;
    // Marking it ready again redraws everything that uses the font.
    font.follow(() => {
      if (parted.has(fontId)) mark(fontId, 'ready');
    });
    parted.set(fontId, font);
    mark(fontId, 'ready');
    // Glyphs are requested by the next drawn frame.
    await new Promise((resolve) => setTimeout(resolve, 0));
    await font.settled();
  };

  return {
    states,
    face: (fontId) => faces.get(fontId) ?? parted.get(fontId)?.face(),
    isInParts: (fontId) => parted.has(fontId),
    lacksLetters: (fontId) => parted.get(fontId)?.isWaiting() ?? false,
    request(fontId) {
      const state = states.get()[fontId];
      if (state === 'loading' || state === 'ready') return;
      const entry = FONTS.find((font) => font.id === fontId);
      const own = readOwnFontId(fontId);
      if (!entry && !own) return mark(fontId, 'failed');
      mark(fontId, 'loading');
      load(fontId, () => (entry ? fetchBehindLetters(entry) : fetchOwn(own!.sha256)))
        .finally(() => parted.delete(fontId))
        .then(
          () => mark(fontId, 'ready'),
          () => mark(fontId, 'failed'),
        );
    },
    expect(fontId, words) {
      const entry = FONTS.find((font) => font.id === fontId);
      const isKnown = states.get()[fontId] !== undefined;
      if (entry && isParted(entry) && !isKnown) early?.expect(entry, words);
    },
    onBytes(listener) {
      const has = new Set<string>();
      listeners.set(listener, has);
      for (const fontId of faces.keys()) give(listener, has, fontId);
      return () => listeners.delete(listener);
    },
  };
}

/** The address changes with the bytes, so a cached file is never a wrong one. */
async function fetchFont(entry: FontEntry): Promise<Uint8Array> {
  const response = await fetch(`/fonts/${entry.file}?v=${entry.sha256.slice(0, 12)}`);
  if (!response.ok) throw new Error(`${entry.file}: HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** One library per page: a font of 10 MB is parsed once, whichever designs are opened. */
export const fontLibrary = createFontLibrary(fetchFont, fetchOwnFont, serverParts());
