// Entry point of the process that reads and draws one SVG, then ends. Started by draw-svg.ts only: its parser and its
// renderer work on files from strangers, may need any time and memory, and may crash.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { decodeSvg } from './decode-svg.ts';
import { bareSvg, frameSvg } from './frame-svg.ts';
import type { FromSvgWorker, SvgPart, ToSvgWorker } from './svg-messages.ts';
import { svgRefusals } from './svg-refusals.ts';
import { type SvgSize, sizeOfRoot } from './svg-size.ts';

process.once('message', (message: ToSvgWorker) => {
  const reply = work(message);
  process.send!(reply, undefined, {}, () => process.exit(0));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

function work(message: ToSvgWorker): FromSvgWorker {
  try {
    const svg = cleanSvg(decodeSvg(readFileSync(message.path)));
    const size = sizeOfRoot(svg.root) ?? sizeOfContent(svg);
    const { hasText, isAnimated, isIncomplete } = svg;
    const facts = { ...size, hasText, isAnimated, isIncomplete };
    if (message.type === 'measure') return { type: 'measured', facts };
    const options = optionsFor(svg, message.fontsDir);
    const draw = (part?: SvgPart) =>
      new Resvg(frameSvg(svg, size, message.widthPx, message.heightPx, part), options).render();
    if (message.type === 'try') {
      for (const part of QUARTERS) draw(part);
      return { type: 'tried' };
    }
    writeFileSync(message.target, draw(message.part).asPng());
    return { type: 'drawn' };
  } catch (error) {
    const { id, text, wording } = error instanceof Refusal ? error : svgRefusals.broken();
    return { type: 'refused', id, text, wording };
  }
}

const QUARTERS: readonly SvgPart[] = [0, 0.5].flatMap((y) =>
  [0, 0.5].map((x) => ({ x, y, width: 0.5, height: 0.5 })),
);

/** Without lengths and a viewBox, the drawing is as large as what it shows. */
function sizeOfContent(svg: CleanSvg): SvgSize {
  const { width, height } = new Resvg(bareSvg(svg), { font: { loadSystemFonts: false } });
  return { width, height };
}

const SANS = 'Noto Sans SC';

/** Only our own fonts, so that a picture is the same on every machine. */
function optionsFor({ hasText }: CleanSvg, fontsDir: string): ResvgRenderOptions {
  const files = hasText ? readdirSync(fontsDir).filter((name) => name.endsWith('.ttf')) : [];
  return {
    fitTo: { mode: 'original' },
    logLevel: 'off',
    font: {
      loadSystemFonts: false,
      fontFiles: files.map((name) => join(fontsDir, name)),
      defaultFontFamily: SANS,
      sansSerifFamily: SANS,
      serifFamily: 'Playfair Display',
      monospaceFamily: SANS,
      cursiveFamily: 'Pacifico',
      fantasyFamily: 'Anton',
    },
  };
}
