import type { TemplateItem } from '@diy/contract/templates';
import type { Editor } from '@diy/design/editing';
import type { TextLayer } from '@diy/design/layers';
import { bySeverity, type Finding, preflightSteps, readTextInfo, type TextInfo } from '@diy/design/preflight';
import { createSignal, type Signal } from '../../../lib/signal.ts';
import type { FontLibrary } from '../assets/fonts/font-library.ts';
import { faceOf } from '../assets/fonts/layer-face.ts';
import type { PictureStore } from '../assets/picture-store.ts';
import { createEnlargedPatterns } from './enlarged-patterns.ts';

const DELAY_MS = 300;
/** How long a check works before what waits has its turn: keys, pointers, frames. */
const SLICE_MS = 6;

/** Findings of the open design, checked again when it rests. */
export interface PreflightStore {
  readonly findings: Signal<readonly Finding[]>;
  /** Announces a change. */
  follow(isInGesture: boolean): void;
  /** Checks now instead of when the design rests. */
  checkNow(): void;
  dispose(): void;
}

export interface PreflightSources {
  template: TemplateItem;
  editor: Editor;
  fonts: FontLibrary;
  pictures: PictureStore;
}

/**
 * Checks the design whenever it rests; during a gesture the findings stay as they were. With two hundred layers a check takes longer than
 * a key may wait, so it pauses every few milliseconds, and the next change ends it.
 */
export function createPreflightStore({
  template,
  editor,
  fonts,
  pictures,
}: PreflightSources): PreflightStore {
  const findings = createSignal<readonly Finding[]>([]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enlarged = createEnlargedPatterns(editor.getState().design);
  const begin = () => {
    const { design } = editor.getState();
    enlarged.follow(design);
    return preflightSteps({
      document: design,
      template: template.definition,
      textInfo: (layer) => textInfo(layer, fonts),
      imageInfo: (imageId) => pictures.info(imageId),
    });
  };
  const proceed = (steps: ReturnType<typeof begin>, sliceMs: number) => {
    clearTimeout(timer);
    const end = performance.now() + sliceMs;
    for (;;) {
      const { done, value } = steps.next();
      if (done) return findings.set([...value, ...enlarged.findings()].sort(bySeverity));
      if (performance.now() >= end) break;
    }
    timer = setTimeout(() => proceed(steps, sliceMs));
  };
  return {
    findings,
    follow(isInGesture) {
      clearTimeout(timer);
      // Each change by itself, not only what a check sees of several.
      if (!isInGesture) enlarged.follow(editor.getState().design);
      if (!isInGesture) timer = setTimeout(() => proceed(begin(), SLICE_MS), DELAY_MS);
    },
    checkNow: () => proceed(begin(), Number.POSITIVE_INFINITY),
    dispose: () => clearTimeout(timer),
  };
}

/** What preflight needs to know of a text layer; null until its fonts have loaded. */
export function textInfo(layer: TextLayer, fonts: FontLibrary): TextInfo | null {
  const face = faceOf(layer, fonts);
  return face ? readTextInfo(layer, face) : null;
}
