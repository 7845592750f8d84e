// Sets each face's sample words as an SVG outline, so that the font list needs no font files.
// Use: npx tsx web/scripts/make-font-samples.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFontFace } from '@diy/design/text';

const fonts = fileURLToPath(new URL('../../design/fonts/', import.meta.url));
const out = fileURLToPath(new URL('../src/features/designer/assets/font-samples/', import.meta.url));
mkdirSync(out, { recursive: true });

const OPERATIONS = ['M', 'L', 'Q', 'C', 'Z'];
const COUNTS = [2, 2, 4, 6, 0];

for (const entry of JSON.parse(readFileSync(join(fonts, 'fonts.json'), 'utf8'))) {
  const face = await parseFontFace(entry.id, readFileSync(join(fonts, entry.file)));
  const scale = 100 / face.unitsPerEm;
  let x = 0;
  let path = '';
  for (const glyph of face.shape(entry.sample, { ligatures: true })) {
    const { commands } = face.outline(glyph.glyphId);
    for (let i = 0; i < commands.length; ) {
      const operation = commands[i];
      const points = commands.slice(i + 1, i + 1 + COUNTS[operation]);
      const placed = points.map((value, at) =>
        Math.round(at % 2 === 0 ? (x + glyph.xOffset + value) * scale : (value - glyph.yOffset) * scale),
      );
      path += OPERATIONS[operation] + placed.join(' ');
      i += 1 + COUNTS[operation];
    }
    x += glyph.advance;
  }
  const top = Math.round(-face.ascender * scale);
  const height = Math.round((face.ascender + face.descender) * scale);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${Math.round(x * scale)} ${height}" height="26"><title>${escapeXml(entry.sample)}</title><path fill="#211e1a" d="${path}"/></svg>\n`;
  writeFileSync(join(out, `${entry.id}.svg`), svg);
}

function escapeXml(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
