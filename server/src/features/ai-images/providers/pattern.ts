import { MAX_RUN_IMAGES } from '@diy/contract/ai-images/ai-image-shapes';
import { extractColours, generatePattern, listPatternFamilies, patternSidePx } from '@diy/patterns';
import { decodeRgba } from '../../../platform/canvas/encode-picture.ts';
import { encodePng } from '../../../platform/canvas/encode-png.ts';
import { readPixels, releaseCanvas } from '../../../platform/canvas/node-canvas.ts';
import { writePictureFile } from './picture-file.ts';
import type { Provider } from './provider.ts';

/** Id of the built-in engine. */
const PATTERN_ID = 'pattern';
/** The resolution printers expect; sellers place patterns at print size. */
const DPI = 300;

/** The built-in pattern engine: no model, no network, the same seed makes the same picture. */
export function patternProvider(concurrency: number): Provider {
  return {
    shown: {
      id: PATTERN_ID,
      title: { zh: '内置图案引擎', en: 'Built-in pattern engine' },
      kind: 'pattern',
      model: '',
      sizes: ['2048x2048', '1024x1024', '3000x3000', '4500x5400', '6000x6000'],
      any_size: { ...patternSidePx, step: 1 },
      kinds: ['tile', 'motif'],
      edits: true,
      max_sources: 4,
      transparent: true,
      seed: true,
      negative_prompt: false,
      strength: false,
      styles: false,
      n_max: MAX_RUN_IMAGES,
      families: listPatternFamilies().map(({ id, title }) => ({ id, title })),
      cost_hint: { amount: 0, currency: 'CNY' },
    },
    concurrency,
    // Drawing runs without waiting; 36 megapixels take seconds.
    timeoutMs: 600_000,
    mayCharge: false,
    async make(request, { folder, signal, fonts }) {
      const sourceColours = await coloursOf(request.sources);
      signal.throwIfAborted();
      const { canvas, family } = await generatePattern(
        {
          words: request.words,
          seed: request.seed,
          widthPx: request.widthPx,
          heightPx: request.heightPx,
          kind: request.kind === 'motif' ? 'motif' : 'tile',
          family: request.family,
          sourceColours,
          transparent: request.transparent,
        },
        fonts,
      );
      try {
        const file = await writePictureFile(folder, await encodePng(readPixels(canvas), DPI));
        return { file, model: family, seed: request.seed, cost: 0 };
      } finally {
        releaseCanvas(canvas);
      }
    },
  };
}

const COLOURS = 8;

/** Main colours of all sources, the most important of each first. */
async function coloursOf(sources: Buffer[]): Promise<string[]> {
  const each: string[][] = [];
  for (const source of sources) each.push(extractColours(await decodeRgba(source), COLOURS));
  const inTurns = Array.from({ length: COLOURS }, (_, place) =>
    each.flatMap((colours) => colours[place] ?? []),
  );
  return [...new Set(inTurns.flat())].slice(0, COLOURS);
}
