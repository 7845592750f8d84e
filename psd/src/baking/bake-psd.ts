import type { BakingNote } from '../baking-note.ts';
import { isGammaBlended } from '../composing/find-refusals.ts';
import type { PsdDocument, PsdLayer } from '../document.ts';
import { findAncestry } from '../merged/ancestry.ts';
import { reachOfSurface } from '../merged/reach-of-surface.ts';
import { findUnaffected, withMet } from '../merged/unaffected-surfaces.ts';
import { unprovenText } from '../merged/unproven-text.ts';
import { findNested } from '../nested/find-nested.ts';
import { fullBudget } from '../nested/open-contents.ts';
import { refuse } from '../psd-refusal.ts';
import { findSurfaces, type PsdSurface } from '../surfaces/find-surfaces.ts';
import { findAreas, showsIn } from '../views/find-areas.ts';
import { type ColourLayers, findColours } from '../views/find-colours.ts';
import { findComps } from '../views/find-comps.ts';
import { findHidden } from '../views/find-hidden.ts';
import type { PsdView, ShownColour, StateView } from '../views/view.ts';
import { type Allowance, stopOf } from './allowance.ts';
import { type BakedSurface, type BakeSettings, bakeSurface, type NotBaked } from './bake-surface.ts';
import { type OnStep, unannounced } from './baking-step.ts';
import type { UnreachedParts } from './scene.ts';

/** A surface of a document with what came of baking it. */
export interface SurfaceResult extends Pick<PsdSurface, 'key' | 'name' | 'width' | 'height'> {
  /** Names of the other smart objects; what the PSD's author put into them stays in the picture. */
  showsAlso: string[];
  /** What people must know of the picture; empty where the surface is not baked. */
  notes: BakingNote[];
  /** What of the document the picture shows; missing = all of it, as it was saved. */
  view?: PsdView;
  /** The colour that one of its layers gives the product; missing = none of them is a colour. */
  colour?: ShownColour;
  /** The same for each set of colours, where the document has several. */
  savedColours?: ShownColour[];
  result: BakedSurface | NotBaked;
}

/** What the states of a document are made with, when its layers are gone. */
export interface SavedState {
  surfaces: Pick<PsdSurface, 'key' | 'name' | 'width' | 'height'>[];
  states: StateView[];
  /** Whether the file's picture shows that its text has no light of its own. */
  hasPlainText: boolean;
  /** Surfaces that were made of the document itself. */
  made: number;
}

/** Surfaces of one document that are baked, the first of them whatever time it takes, and parts of its page; one more is named and not baked. */
const MAX_SURFACES = 24;
const FIRST_SURFACES = 8;
const MAX_AREAS = 12;

/**
 * Every surface of a document as pictures of at most `longest` pixels a side, the topmost first, one after the other: each is large.
 * Those of parts of its page follow, until `isLate`. Returns what its states need.
 * @throws PsdRefusal for what is not composed exactly in a file without a merged picture, and where no smart object shows
 */
export function* bakePsd(
  document: PsdDocument,
  longest: number,
  isLate: () => boolean = () => false,
  { onStep = unannounced, isSrgb = () => false }: Partial<OpenSetting> = {},
): Generator<SurfaceResult, SavedState, void> {
  const opened = open(document, { onStep, isSrgb });
  const { composed, surfaces } = opened;
  const { sets, notes } = findColours(document);
  const states = [...findComps(document), ...sets.flatMap((set) => set.states)];
  const colour = savedIn(sets);
  const said = [...notes, ...findHidden(document.layers, states)];
  const allowance: Allowance = { made: 0, isLate };
  // The whole is what every picture falls back on, so nothing stops its first surfaces.
  for (const one of bakeAll(opened, surfaces, { longest, onStep }, allowance))
    yield withNotes({ ...one, ...colour }, said);
  for (const [index, { area, ...view }] of findAreas(composed, surfaces).entries()) {
    const own = surfaces.filter((surface) => showsIn(surface, area));
    if (index === MAX_AREAS) {
      yield* own.map((surface) => notMade(surface, view, `more than ${MAX_AREAS} parts of the page`));
      break;
    }
    const stop = () => stopOf(allowance);
    for (const one of bakeAll(opened, own, { longest, area, view, onStep }, allowance, stop))
      yield { ...inView(one, view), ...colour };
  }
  return {
    surfaces: surfaces.map(({ key, name, width, height }) => ({ key, name, width, height })),
    states,
    hasPlainText: composed !== document && isPlainText(composed, document),
    made: allowance.made,
  };
}

/** The colour, or that of each set of them, that a document was saved in. */
function savedIn(sets: readonly ColourLayers[]): Pick<SurfaceResult, 'colour' | 'savedColours'> {
  const [first, second] = sets;
  if (second) return { savedColours: sets.map(({ shown }) => shown) };
  return first ? { colour: first.shown } : {};
}

const withNotes = (one: SurfaceResult, notes: readonly BakingNote[]): SurfaceResult =>
  'problems' in one.result ? one : { ...one, notes: [...one.notes, ...notes] };

/** Only the whole of a document, which shows one of its states: no picture of the file does, and its view says so. */
export function* bakeWhole(
  document: PsdDocument,
  settings: Pick<WholeSettings, 'longest' | 'view'> & OpenSetting,
  allowance: Allowance,
): Generator<SurfaceResult, void, void> {
  const opened = open(document, settings);
  for (const one of bakeAll(opened, opened.surfaces, settings, allowance, () => stopOf(allowance)))
    yield { ...one, notes: one.notes.filter(({ note }) => note !== 'not compared') };
}

interface WholeSettings extends Pick<BakeSettings, 'longest' | 'area'> {
  /** What of the document is baked; missing = all of it, as it was saved. */
  view?: PsdView;
  onStep: OnStep;
}

function* bakeAll(
  { composed, beyond, setting, hasMerged }: Opened,
  surfaces: readonly PsdSurface[],
  { view, onStep, ...settings }: WholeSettings,
  allowance: Allowance,
  stop: (index: number) => string | undefined = (index) =>
    index < FIRST_SURFACES && !isNested(surfaces[index]!) ? undefined : stopOf(allowance),
): Generator<SurfaceResult, void, void> {
  for (const [index, surface] of surfaces.entries()) {
    const { key, name, width, height } = surface;
    const reason = surface.problems.length > 0 ? undefined : stopAt(index, stop);
    if (!reason)
      onStep({ step: 'surface', name, number: index + 1, count: surfaces.length, ...(view && { view }) });
    const result = reason
      ? { problems: [{ layer: name, feature: reason }] }
      : bakeSurface(composed, surface, { ...settings, ...(beyond && { beyond: beyond(surface) }) });
    if (!reason && surface.problems.length === 0) allowance.made += 1;
    const showsAlso = shownBeside(surface, surfaces).map((other) => other.name);
    const texts = () => unprovenText(composed, surface, { setting, hasProof: hasMerged });
    const notes: BakingNote[] =
      'problems' in result
        ? []
        : [
            ...(hasMerged ? [] : [{ note: 'not compared' as const }]),
            ...texts().map(({ layer }) => ({ note: 'text light' as const, layer })),
          ];
    yield { key, name, width, height, showsAlso, notes, result };
  }
}

const stopAt = (index: number, stop: (index: number) => string | undefined): string | undefined =>
  index < MAX_SURFACES ? stop(index) : `more than ${MAX_SURFACES} smart objects`;

/** Whether a surface lies in the contents of a smart object. */
const isNested = ({ key }: Pick<PsdSurface, 'key'>): boolean => key.includes('/');

/** Other smart objects with something in them, by the outermost that do not hold this one. */
function shownBeside(surface: PsdSurface, surfaces: readonly PsdSurface[]): PsdSurface[] {
  const holds = (one: PsdSurface, other: PsdSurface): boolean => other.key.startsWith(`${one.key}/`);
  const beside = surfaces.filter(
    (other) => other !== surface && other.isFilled && !holds(surface, other) && !holds(other, surface),
  );
  return beside.filter((one) => !beside.some((other) => holds(other, one)));
}

/** A surface as a view shows it. Its key is that of the smart object, so that equal ones are found in all views. */
export const inView = (one: SurfaceResult, view: PsdView): SurfaceResult => ({
  ...one,
  key: `${one.key}@${view.id}`,
  view,
});

/** A surface that a view cannot show. */
export function notMade(
  { key, name, width, height }: SavedState['surfaces'][number],
  view: PsdView,
  feature: string,
): SurfaceResult {
  const result = { problems: [{ layer: view.name, feature }] };
  return inView({ key, name, width, height, showsAlso: [], notes: [], result }, view);
}

type Opened = ReturnType<typeof open>;

/** What a document is opened with. */
export interface OpenSetting {
  onStep: OnStep;
  /** Whether a profile is sRGB: smart objects within contents of another profile are not used. */
  isSrgb: (profile: Uint8Array) => boolean;
}

/** What is not composed matters only where artwork reaches; beyond, the merged picture of the file is shown. */
function open(document: PsdDocument, { onStep, isSrgb }: OpenSetting) {
  checkColours(document);
  const own = findSurfaces(document);
  if (own.length === 0) throw refuse('unsupported', 'no smart object');
  onStep({ step: 'compare' });
  const found = [...own, ...findNested(document, own, { budget: fullBudget(), isSrgb })];
  const { document: settled, partly, hasMerged } = findUnaffected(document, found);
  if (!partly) {
    const setting = { document: settled, ancestry: findAncestry(settled) };
    const surfaces = found.map((surface) => withMet(surface, [], setting));
    return { composed: settled, surfaces, setting, hasMerged };
  }
  const { document: composed, surfaces, merged, setting } = partly;
  const beyond = (surface: PsdSurface): UnreachedParts => ({
    merged,
    reach: (bounds) => reachOfSurface(surface, bounds, setting),
  });
  return { composed, surfaces, beyond, setting, hasMerged };
}

/**
 * Refuses CMYK, Lab and 32-bit documents. RGB artwork does not change the channels of inks or Lab one by one, so no response map can hold
 * it, and the maps do not hold the light of 32-bit channels.
 */
function checkColours({ mode, depth }: PsdDocument): void {
  if (mode === 'cmyk') throw refuse('colour-mode', 'CMYK document');
  if (mode === 'lab') throw refuse('colour-mode', 'Lab document');
  if (depth === 32) throw refuse('colour-mode', '32 bits a channel');
}

/** Whether text lost its own light since the file was read. */
function isPlainText(composed: PsdDocument, read: PsdDocument): boolean {
  const inLight = (layers: PsdLayer[]): boolean =>
    layers.some((layer) => isGammaBlended(layer) || (layer.kind === 'group' && inLight(layer.layers)));
  return inLight(read.layers) && !inLight(composed.layers);
}
