import { encodePng } from '../../../platform/canvas/encode-png.ts';
import { releaseCanvas } from '../../../platform/canvas/node-canvas.ts';
import { extractColours, generatePattern, listPatternFamilies } from './draw-pattern.ts';
import { writePictureFile } from './picture-file.ts';
import type { Provider } from './provider.ts';

/** Id of the built-in engine. */
export const PATTERN_ID = 'pattern';
/** What printers expect; sellers place patterns at print size. */
const DPI = 300;
const MAX_SIDE_PX = 6000;

/** The built-in pattern engine: no model, no network, the same seed makes the same picture. */
export function patternProvider(concurrency: number): Provider {
  return {
    shown: {
      id: PATTERN_ID,
      title: { zh: '内置图案引擎', en: 'Built-in pattern engine' },
      kind: 'pattern',
      model: '',
      sizes: ['2048x2048', '1024x1024', '3000x3000', '4500x5400', '6000x6000'],
      any_size: { min: 64, max: MAX_SIDE_PX, step: 1 },
      kinds: ['tile', 'motif'],
      edits: true,
      max_sources: 4,
      transparent: true,
      seed: true,
      negative_prompt: false,
      strength: false,
      styles: false,
      n_max: 200,
      families: listPatternFamilies(),
      cost_hint: { amount: 0, currency: 'CNY' },
    },
    concurrency,
    // Drawing does not wait for anybody; a page of 36 megapixels takes seconds.
    timeoutMs: 600_000,
    async make(order, { folder, signal }) {
      const sourceColours = await extractColours(order.sources);
      signal.throwIfAborted();
      const { canvas, family } = await generatePattern({
        words: order.words,
        seed: order.seed,
        widthPx: order.widthPx,
        heightPx: order.heightPx,
        kind: order.kind === 'motif' ? 'motif' : 'tile',
        family: order.family,
        sourceColours,
        transparent: order.transparent,
      });
      try {
        const file = await writePictureFile(folder, await encodePng(canvas, DPI));
        return { file, model: family, seed: order.seed, cost: 0 };
      } finally {
        releaseCanvas(canvas);
      }
    },
  };
}
