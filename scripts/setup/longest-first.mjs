import { join } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import { root } from './root.mjs';

/**
 * Test files that take longest, the longest first. Without them in front, one worker may begin two minutes of hostile pictures when
 * the other has nothing left to do. A file that is not here any more changes nothing.
 */
const LONGEST = [
  'server/src/features/images/intake/hostile-uploads.http.test.ts',
  'server/src/features/images/intake/damaged-uploads.http.test.ts',
  'server/src/features/images/intake/pdf/draw-pdf.test.ts',
  'web/src/features/orders/import/order-import-dialog.test.tsx',
  'server/src/features/rendering/print/exact-pixels.test.ts',
  'server/src/features/designs/renders/stop-renders.http.test.ts',
  'server/src/features/rendering/print/vectors/vector-prints.http.test.ts',
  'server/src/features/batches/rule-change-during-run.http.test.ts',
  'web/src/features/orders/import/questions/questions.test.tsx',
  'server/src/features/rendering/rendering.http.test.ts',
  'server/src/features/rendering/preflight/accept-findings.http.test.ts',
  'server/src/features/rendering/pool/render-threads.http.test.ts',
].map((path) => join(root, path));

/** The order of a run: these files, then the others as Vitest has them. */
export class LongestFirst extends BaseSequencer {
  /** @override */
  async sort(files) {
    const others = LONGEST.length;
    const placeOf = ({ moduleId }) => (LONGEST.includes(moduleId) ? LONGEST.indexOf(moduleId) : others);
    return (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
  }
}
