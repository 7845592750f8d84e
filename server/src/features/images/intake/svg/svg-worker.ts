// Entry point of the process that reads and draws one SVG, then ends. Started by draw-svg.ts only: its parser and its
// renderer work on files from strangers, may need any time and memory, and may crash.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { Refusal } from '../../../../platform/errors/refusal.ts';
import { type CleanSvg, cleanSvg } from './clean-svg.ts';
import { decodeSvg } from './decode-svg.ts';
import { bareSvg, frameSvg } from './frame-svg.ts';
import { lacksPictures, withoutWebp } from './plain/embedded-webp.ts';
import { reachAround } from './reach.ts';
import type { FromSvgWorker, SvgPart, ToSvgWorker } from './svg-messages.ts';
import { svgRefusals } from './svg-refusals.ts';
import { type SvgSize, sizeOfRoot } from './svg-size.ts';

process.once('message', async (message: ToSvgWorker) => {
  const reply = await work(message);
  process.send!(reply, undefined, {}, () => process.exit(0));
});
// The parent process has ended, so the result is not needed.
process.on('disconnect', () => process.exit(0));

async function work(message: ToSvgWorker): Promise<FromSvgWorker> {
  try {
    const read = cleanSvg(decodeSvg(readFileSync(message.path)));
    const svg = message.type === 'measure' ? read : { ...read, content: await withoutWebp(read.content) };
    const size = sizeOfRoot(svg.root) ?? sizeOfContent(svg);
    if (message.type === 'measure') {
      const { hasText, isAnimated, hasUnreadStyles, hasDoubtfulFilters } = svg;
      const isIncomplete = svg.isIncomplete || (await lacksPictures(svg.content));
      const facts = { ...size, hasText, isAnimated, isIncomplete, hasUnreadStyles, hasDoubtfulFilters };
      return { type: 'measured', facts };
    }
    const options = optionsFor(svg, message.fontsDir);
    const draw = (part?: SvgPart) => render(svg, size, message, options, part);
    if (message.type === 'try') {
      draw();
      return { type: 'tried' };
    }
    writeFileSync(message.target, draw(message.part).asPng());
    return { type: 'drawn' };
  } catch (error) {
    const { id, text } = error instanceof Refusal ? error : svgRefusals.broken();
    return { type: 'refused', id, text };
  }
}

const WHOLE: SvgPart = { x: 0, y: 0, width: 1, height: 1 };
/** What the renderer draws in a separate layer. */
const SEE_THROUGH = /opacity|filter|mask|clip-path|mix-blend-mode|isolation/;

/** A part of the drawing in these pixels; with what lies around it, where the renderer would not survive without. */
function render(
  svg: CleanSvg,
  size: SvgSize,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  options: ResvgRenderOptions,
  part: SvgPart = WHOLE,
) {
  const drawing = new Resvg(frameSvg(svg, size, widthPx, heightPx, part), options);
  const content = SEE_THROUGH.test(svg.content) ? drawing.getBBox() : undefined;
  const wider = content && reachAround(content, size, part, widthPx, heightPx);
  if (!wider) return drawing.render();
  const framed = frameSvg(svg, size, wider.widthPx, wider.heightPx, wider.part);
  return new Resvg(framed, { ...options, crop: wider.crop }).render();
}

/** The size of a drawing that names neither lengths nor a viewBox: as large as what it shows. */
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
