import { type FontEntry, type FontFace, parseFontFace, preloadShaper } from '@diy/design/text';
import { type FontSkeleton, readComponents, readSkeleton } from './font-skeleton.ts';
import { joinParts } from './join-parts.ts';

/** Where parts of a font file come from. */
export interface FontParts {
  fetchSkeleton(entry: FontEntry): Promise<Uint8Array>;
  /** The bytes from `start` up to, not including, `end`. */
  fetchPart(entry: FontEntry, start: number, end: number): Promise<Uint8Array>;
}

/** A font of which only the letters that were drawn are there. */
export interface PartedFont {
  /** Shapes all words as the whole font does; another object whenever more letters can be drawn. */
  face(): FontFace;
  /** Whether letters are missing that were to be drawn. */
  isWaiting(): boolean;
  /** Resolves when the letters that were to be drawn until now are there, or could not be had. */
  settled(): Promise<void>;
  /** Calls this when letters have come, in place of an earlier listener. */
  follow(onLetters: () => void): void;
}

/** More letters than this are not worth fetching before the whole file, which takes as long. */
const MAX_PART_BYTES = 1_000_000;

/** Fetches letters when they are to be drawn. */
export async function openPartedFont(entry: FontEntry, parts: FontParts): Promise<PartedFont> {
  const [bytes] = await Promise.all([parts.fetchSkeleton(entry), preloadShaper()]);
  const skeleton = readSkeleton(bytes);
  const outlines = new Map<number, Uint8Array>();
  const asked = new Set<number>();
  let wanted: number[] = [];
  let work = Promise.resolve();
  let onLetters = () => {};

  const request = (glyphId: number) => {
    const place = skeleton.placeOf(glyphId);
    if (!place || place.start === place.end || asked.has(glyphId)) return;
    asked.add(glyphId);
    // All letters of a text are drawn in one go.
    if (wanted.push(glyphId) === 1) work = work.then(fetchWanted).catch(() => {});
  };

  const fetchWanted = async () => {
    const count = outlines.size;
    while (wanted.length > 0) {
      const ids = wanted;
      wanted = [];
      for (const [glyphId, outline] of await fetchOutlines(ids, { entry, skeleton, parts })) {
        outlines.set(glyphId, outline);
        for (const component of readComponents(outline)) request(component);
      }
    }
    if (outlines.size === count) return;
    face = await drawn();
    onLetters();
  };

  const drawn = async (): Promise<FontFace> => {
    const inner = await parseFontFace(entry.id, skeleton.compose(outlines));
    return {
      ...inner,
      outline(glyphId) {
        request(glyphId);
        return inner.outline(glyphId);
      },
    };
  };

  let face = await drawn();
  return {
    face: () => face,
    isWaiting: () => asked.size > outlines.size,
    settled: () => work,
    follow(next) {
      onLetters = next;
    },
  };
}

async function fetchOutlines(
  ids: readonly number[],
  { entry, skeleton, parts }: { entry: FontEntry; skeleton: FontSkeleton; parts: FontParts },
): Promise<[number, Uint8Array][]> {
  const places = ids.flatMap((glyphId) => {
    const place = skeleton.placeOf(glyphId);
    return place ? [{ ...place, glyphId }] : [];
  });
  const joined = joinParts(places);
  if (joined.reduce((sum, { start, end }) => sum + end - start, 0) > MAX_PART_BYTES) return [];
  const fetched = await Promise.all(
    joined.map(async (part) => ({ ...part, bytes: await parts.fetchPart(entry, part.start, part.end) })),
  );
  return places.flatMap(({ glyphId, start, end }): [number, Uint8Array][] => {
    const part = fetched.find((one) => one.start <= start && end <= one.end);
    return part ? [[glyphId, part.bytes.subarray(start - part.start, end - part.start)]] : [];
  });
}
