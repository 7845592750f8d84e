/**
 * Writes the data of the graphics library. The packages that it reads are no dependencies of the product: install
 * `@iconify-json/fluent-emoji-flat` and `cldr-annotations-full` in a folder and run `npx tsx web/scripts/make-graphics.mts FOLDER`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newVectorLayer, writePathData } from '../../design/src/layers/index.ts';
import { readPathData } from '../../design/src/layers/vector/path-data.ts';
import { vectorReach } from '../../design/src/painting/paths/vector-outline.ts';
import { readSvg, type SvgDrawing } from '../../design/src/svg/index.ts';
import { transformOutline } from '../../design/src/svg/transform-outline.ts';
import { CHOSEN } from './graphics/chosen-emoji.mts';
import { ORNAMENTS } from './graphics/ornaments.mts';

const modules = join(process.argv[2] ?? '', 'node_modules');
const target = fileURLToPath(new URL('../src/features/designer/panels/graphics/data/', import.meta.url));
const json = (path: string) => JSON.parse(readFileSync(join(modules, path), 'utf8'));

const icons = json('@iconify-json/fluent-emoji-flat/icons.json');
const byName = new Map<string, string>();
for (const [code, name] of Object.entries<string>(json('@iconify-json/fluent-emoji-flat/chars.json')))
  if (!byName.has(name))
    byName.set(name, String.fromCodePoint(...code.split('-').map((one) => Number.parseInt(one, 16))));
const words = (locale: string) =>
  json(`cldr-annotations-full/annotations/${locale}/annotations.json`).annotations.annotations;
const [zh, en] = [words('zh'), words('en')];

/** A drawing cut to what is painted, in a square of at most 100 units, so that its frame is its own. */
function tight({ viewBox, paths }: SvgDrawing): SvgDrawing {
  const layer = {
    ...newVectorLayer({ id: 'v', viewBox, paths, areaWidthMm: 1, areaHeightMm: 1 }),
    widthMm: viewBox.width,
    heightMm: viewBox.height,
  };
  const reach = vectorReach(layer);
  const [cx, cy] = [viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2];
  const box = {
    x: cx + reach.left,
    y: cy + reach.top,
    width: reach.right - reach.left,
    height: reach.bottom - reach.top,
  };
  const factor = 100 / Math.max(box.width, box.height);
  const matrix = { a: factor, b: 0, c: 0, d: factor, e: -box.x * factor, f: -box.y * factor };
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    viewBox: { x: 0, y: 0, width: round(box.width * factor), height: round(box.height * factor) },
    paths: paths.map((path) => ({
      ...path,
      d: writePathData(transformOutline(readPathData(path.d) ?? [], matrix), 2),
      stroke: path.stroke && {
        ...path.stroke,
        width: round(path.stroke.width * factor),
        miterLimit: path.stroke.miterLimit,
      },
    })),
  };
}

function drawingOf(id: string, body: string, width: number, height: number): SvgDrawing {
  const { drawing, problem, detail } = readSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );
  if (!drawing) throw new Error(`${id}: ${problem} ${detail}`);
  return tight(drawing);
}

const categories = new Map<string, object[]>();
const add = (category: string, entry: object) =>
  categories.set(category, [...(categories.get(category) ?? []), entry]);
for (const ornament of ORNAMENTS) {
  const { id, category, body, size } = ornament;
  add(category, {
    id,
    zh: ornament.zh,
    en: ornament.en,
    words: ornament.words,
    source: 'own',
    ...drawingOf(id, body, ...size),
  });
}
for (const [category, names] of Object.entries(CHOSEN)) {
  for (const name of names.split(/\s+/).filter(Boolean)) {
    const icon = icons.icons[name];
    const sign = byName.get(name)?.replace('\uFE0F', '');
    const [chinese, english] = [sign && zh[sign], sign && en[sign]];
    if (!icon || !chinese || !english) {
      console.log('left out', category, name);
      continue;
    }
    const { drawing } = readSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${icon.body}</svg>`,
    );
    if (!drawing) {
      console.log('no vector', name);
      continue;
    }
    const all = [...new Set([...chinese.default, ...english.default])].join(' ');
    const title = english.tts[0].charAt(0).toUpperCase() + english.tts[0].slice(1);
    add(category, {
      id: name,
      zh: chinese.tts[0],
      en: title,
      words: all,
      source: 'fluent-emoji',
      ...tight(drawing),
    });
  }
}
mkdirSync(target, { recursive: true });
let count = 0;
for (const [category, entries] of categories) {
  count += entries.length;
  writeFileSync(
    join(target, `${category}.json`),
    `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`,
  );
}
console.log(`${count} graphics`);
