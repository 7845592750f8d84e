// Sets each face's sample words as an SVG outline, so that the font list needs no font files.
// Use: npx tsx web/scripts/make-font-samples.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layoutText, parseFontFace } from '@diy/design/text';

const fonts = fileURLToPath(new URL('../../design/fonts/', import.meta.url));
const out = fileURLToPath(new URL('../src/features/designer/assets/font-samples/', import.meta.url));
mkdirSync(out, { recursive: true });

const OPERATIONS = ['M', 'L', 'Q', 'C', 'Z'];
const COUNTS = [2, 2, 4, 6, 0];
/** One line that nothing breaks, 100 units high. */
const LINE = {
  widthMm: 1e6,
  heightMm: 1e6,
  fontSizeMm: 100,
  letterSpacingEm: 0,
  lineHeight: 1,
  align: /** @type {const} */ ('left'),
  verticalAlign: /** @type {const} */ ('top'),
  fit: /** @type {const} */ ('fixed'),
};

for (const entry of JSON.parse(readFileSync(join(fonts, 'fonts.json'), 'utf8'))) {
  const face = await parseFontFace(entry.id, readFileSync(join(fonts, entry.file)));
  const scale = 100 / face.unitsPerEm;
  // Set as on a design, so that words from right to left stand right.
  const { lines, contentWidthMm: width } = layoutText({ ...LINE, text: entry.sample }, face);
  const [line] = lines;
  const paths = [];
  for (const glyph of line.glyphs) {
    const fills = face.fills?.(glyph.glyphId);
    const parts = fills?.parts ?? [
      { commands: face.outline(glyph.glyphId).commands, paint: { kind: 'own' } },
    ];
    for (const { commands, paint } of parts)
      addPath(paths, colourOf(paint), pathOf(commands, glyph, line, scale));
  }
  const top = Math.round(-face.ascender * scale);
  const height = Math.round((face.ascender + face.descender) * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${Math.round(width)} ${height}" height="26"><title>${escapeXml(entry.sample)}</title>${paths.map(({ fill, d }) => `<path fill="${fill}" d="${d}"/>`).join('')}</svg>\n`;
  writeFileSync(join(out, `${entry.id}.svg`), svg);
}

function pathOf(commands, glyph, line, scale) {
  let path = '';
  for (let i = 0; i < commands.length; ) {
    const operation = commands[i];
    const points = commands.slice(i + 1, i + 1 + COUNTS[operation]);
    const placed = points.map((value, at) =>
      Math.round(at % 2 === 0 ? glyph.xMm + value * scale : glyph.yMm - line.yMm + value * scale),
    );
    path += OPERATIONS[operation] + placed.join(' ');
    i += 1 + COUNTS[operation];
  }
  return path;
}

/** A sample is a few pixels high: of a gradient one colour is enough. */
function colourOf(paint) {
  if (paint.kind === 'own') return '#211e1a';
  return paint.kind === 'solid' ? paint.colour : paint.stops[0].colour;
}

/** Joins what lies above another part in the same colour. */
function addPath(paths, fill, d) {
  const last = paths.at(-1);
  if (last?.fill === fill) last.d += d;
  else paths.push({ fill, d });
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
