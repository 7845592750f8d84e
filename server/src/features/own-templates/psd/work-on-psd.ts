import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type BakedSurface,
  bakePsd,
  bakeStates,
  PsdRefusal,
  READ_LIMITS,
  readPsd,
  type SurfaceResult,
} from '@diy/psd';
import { isSrgbProfile } from '../../../platform/pictures/is-srgb-profile.ts';
import { packPlaces } from './pack-places.ts';
import type { BakedFiles, BareFile, FromPsdWorker, ReadSurface, ToPsdWorker } from './psd-messages.ts';

/** Reads a PSD and writes its surfaces' pictures. It runs in the worker's process; tests of small files call it here. */
export function workOnPsd({ path, folder, longestPx }: ToPsdWorker): FromPsdWorker {
  try {
    const surfaces: ReadSurface[] = [];
    for (const surface of bakeFile(readFileSync(path), longestPx))
      surfaces.push(writeSurface(surface, join(folder, String(surfaces.length))));
    return { type: 'read', surfaces };
  } catch (error) {
    if (error instanceof OtherProfile) return { type: 'refused', reason: 'profile', parts: [] };
    if (error instanceof PsdRefusal)
      return { type: 'refused', reason: error.reason, parts: [...error.parts] };
    return {
      type: 'broken',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

/** Processor time after which no further surface of a part or a state is begun; the process may take 300 s. */
const BEGIN_UNTIL_S = 120;
/** The largest file of which states are made: each is read again, beside what is left of the one before. */
const MAX_STATES_BYTES = 150 * 1024 * 1024;

function* bakeFile(bytes: Buffer, longest: number): Generator<SurfaceResult, void, void> {
  const saved = yield* bakeSaved(bytes, longest);
  const isLate = () => bytes.length > MAX_STATES_BYTES || isTimeUp();
  yield* bakeStates(saved, { read: (shown) => readPsd(bytes, READ_LIMITS, shown), longest, isLate });
}

/** The document as it was saved. Throws a PsdRefusal. */
function* bakeSaved(bytes: Buffer, longest: number) {
  const document = readPsd(bytes);
  const { profile } = document;
  // Artwork is sRGB, and is blended with the document's own values.
  if (profile && !isSrgbProfile(Buffer.from(profile))) throw new OtherProfile();
  return yield* bakePsd(document, longest, isTimeUp);
}

function isTimeUp(): boolean {
  const { user, system } = process.cpuUsage();
  return user + system > BEGIN_UNTIL_S * 1e6;
}

class OtherProfile extends Error {}

function writeSurface(surface: SurfaceResult, prefix: string): ReadSurface {
  const { key, name, width, height, showsAlso, notes, view, colour, result } = surface;
  const shows = { view: view ?? null, colour: colour ?? null };
  const facts = { key, name, widthPx: width, heightPx: height, showsAlso, notes, ...shows };
  if ('problems' in result)
    return { ...facts, problems: result.problems, difference: result.difference ?? null, baked: null };
  return { ...facts, problems: [], difference: result.difference, baked: writePictures(result, prefix) };
}

function writePictures(baked: BakedSurface, prefix: string): BakedFiles {
  const size = { widthPx: baked.width, heightPx: baked.height };
  const write = (name: string, bytes: Uint8Array | Uint8ClampedArray, own = size): BareFile => {
    const path = `${prefix}-${name}`;
    writeFileSync(path, bytes);
    return { path, ...own };
  };
  const grey = new Uint8Array(baked.coverage.length * 3);
  for (const [pixel, share] of baked.coverage.entries()) grey.fill(share, pixel * 3, pixel * 3 + 3);
  const { width, height } = baked.places;
  return {
    base: write('base', baked.empty),
    greys: baked.responses.map((picture, index) => write(`grey-${index}`, picture)),
    ground: baked.ground ? write('ground', baked.ground) : null,
    coverage: write('coverage', grey),
    uv: write('uv', packPlaces(baked.places), { widthPx: width * 2, heightPx: height }),
  };
}
