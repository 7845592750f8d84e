import type { PsdDocument } from '../document.ts';
import { mixedAsValues } from '../merged/gamma-blended-texts.ts';
import { PsdRefusal } from '../psd-refusal.ts';
import { colourOfState } from '../views/find-colours.ts';
import type { StateView } from '../views/view.ts';
import { type Allowance, stopOf } from './allowance.ts';
import {
  bakeWhole,
  inView,
  notMade,
  type OpenSetting,
  type SavedState,
  type SurfaceResult,
} from './bake-psd.ts';
import { type OnStep, unannounced } from './baking-step.ts';

/** States of one document that are made; one more is named and not made. */
const MAX_STATES = 24;

interface StateReading {
  /** Reads the file with these layers shown and hidden otherwise. */
  read: (shown: ReadonlyMap<number, boolean>) => PsdDocument;
  longest: number;
  /** Whether no further surface of a state may be begun. */
  isLate: () => boolean;
  onStep?: OnStep;
  isSrgb?: OpenSetting['isSrgb'];
}

/**
 * The surfaces of a document in its other states: layer comps, and colours of the product. The file's picture proves none of them, for
 * it shows the state that was saved; what is not composed is refused.
 */
export function* bakeStates(
  { surfaces, states, hasPlainText, made }: SavedState,
  { read, longest, isLate, onStep = unannounced, isSrgb = () => false }: StateReading,
): Generator<SurfaceResult, void, void> {
  const refuse = (state: StateView, feature: string) =>
    surfaces.map((surface) => notMade(surface, viewOf(state), feature));
  const allowance: Allowance = { made, isLate };
  for (const [index, state] of states.entries()) {
    if (index === MAX_STATES) {
      yield* refuse(state, `more than ${MAX_STATES} states`);
      break;
    }
    const stop = state.problem ?? stopOf(allowance);
    if (stop) yield* refuse(state, stop);
    else {
      const document = read(state.shown);
      const layers = hasPlainText ? mixedAsValues(document.layers) : document.layers;
      yield* bakeState({ ...document, layers }, state, { surfaces, longest, allowance, onStep, isSrgb });
    }
  }
}

function* bakeState(
  document: PsdDocument,
  state: StateView,
  {
    surfaces,
    longest,
    allowance,
    ...setting
  }: Pick<SavedState, 'surfaces'> & Pick<StateReading, 'longest'> & OpenSetting & { allowance: Allowance },
): Generator<SurfaceResult, void, void> {
  const colour = state.kind === 'colour' && { colour: colourOfState(state, document) };
  try {
    const view = viewOf(state);
    for (const one of bakeWhole(document, { longest, view, ...setting }, allowance))
      yield { ...inView(one, view), ...colour };
  } catch (error) {
    if (!(error instanceof PsdRefusal)) throw error;
    const found = surfaces.map((surface) => notMade(surface, viewOf(state), ''));
    const problems = [...error.parts];
    yield* found.map((one) => ({ ...one, ...colour, result: { problems } }));
  }
}

const viewOf = ({ id, kind, name }: StateView) => ({ id, kind, name });
