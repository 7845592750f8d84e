import { readFileSync, statSync, writeFileSync } from 'node:fs';
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
import type {
  BakedFiles,
  BareFile,
  FromPsdWorker,
  ReadingStep,
  ReadSurface,
  ToPsdWorker,
} from './psd-messages.ts';

/**
 * Reads a PSD and writes its surfaces' pictures, saying before each step what it does. It runs in the worker's process; tests of small
 * files call it here.
 */
export function workOnPsd(
  { path, folder, longestPx }: ToPsdWorker,
  onStep: (step: ReadingStep) => void = () => undefined,
): FromPsdWorker {
  try {
    const surfaces: ReadSurface[] = [];
    onStep({ step: 'read', bytes: statSync(path).size });
    for (const surface of bakeFile(readFileSync(path), longestPx, onStep))
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

type OnStep = (step: ReadingStep) => void;

const isSrgb = (profile: Uint8Array): boolean => isSrgbProfile(Buffer.from(profile));

function* bakeFile(bytes: Buffer, longest: number, onStep: OnStep): Generator<SurfaceResult, void, void> {
  const saved = yield* bakeSaved(bytes, longest, onStep);
  const isLate = () => bytes.length > MAX_STATES_BYTES || isTimeUp();
  const read = (shown: ReadonlyMap<number, boolean>) => readPsd(bytes, READ_LIMITS, shown);
  yield* bakeStates(saved, { read, longest, isLate, onStep, isSrgb });
}

/** The document as it was saved. Throws a PsdRefusal. */
function* bakeSaved(bytes: Buffer, longest: number, onStep: OnStep) {
  const document = readPsd(bytes);
  const { profile } = document;
  // Artwork is sRGB, and is blended with the document's own values.
  if (profile && !isSrgb(profile)) throw new OtherProfile();
  return yield* bakePsd(document, longest, isTimeUp, { onStep, isSrgb });
}

function isTimeUp(): boolean {
  const { user, system } = process.cpuUsage();
  return user + system > BEGIN_UNTIL_S * 1e6;
}

class OtherProfile extends Error {}

function writeSurface(surface: SurfaceResult, prefix: string): ReadSurface {
  const { key, name, width, height, showsAlso, notes, view, colour, savedColours = [], result } = surface;
  const shows = { view: view ?? null, colour: colour ?? null, savedColours };
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
