import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDesign } from '@diy/design/document';
import fonts from '@diy/design/fonts/fonts.json';
import { type Layer, layer as layerSchema, textsOf } from '@diy/design/layers';
import { readTextInfo, runPreflight } from '@diy/design/preflight';
import { printAreaFor, type TemplateDefinition, templateDefinition } from '@diy/design/template';
import { type FontFace, parseFontFace } from '@diy/design/text';
import { beforeAll, describe, expect, it } from 'vitest';
import { readableColour } from '../../actions/text/readable-colour.ts';
import { GRAPHIC_CATEGORIES, type Graphic } from '../graphics/graphic.ts';
import { composeStart } from './compose-start.ts';
import { MANNERS } from './start-design.ts';
import { START_DESIGNS } from './start-designs.ts';
import { TEXT_PRESETS } from './text-presets.ts';

const ALL = [...START_DESIGNS, ...TEXT_PRESETS];

const root = join(import.meta.dirname, '../../../../../../');
const json = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
const graphics = new Map<string, Graphic>(
  GRAPHIC_CATEGORIES.flatMap((category) =>
    (json(`web/src/features/designer/panels/graphics/data/${category}.json`) as Graphic[]).map(
      (one) => [`${category}/${one.id}`, one] as const,
    ),
  ),
);
const templates = readdirSync(join(root, 'catalogue/templates')).map((file) => {
  const { success, data } = templateDefinition.safeParse(json(`catalogue/templates/${file}`));
  if (!success) throw new Error(file);
  return [file, data] as const;
});

const faces = new Map<string, FontFace>();
beforeAll(async () => {
  const ids = new Set(Object.values(MANNERS).flatMap(({ zh, en }) => [zh, en]));
  for (const id of ids) {
    const file = (fonts as { id: string; file: string }[]).find((one) => one.id === id)?.file;
    faces.set(
      id,
      await parseFontFace(id, new Uint8Array(readFileSync(join(root, 'design/fonts', file ?? '')))),
    );
  }
});

it('has at least 40 designs and 12 combinations of words, each once', () => {
  expect(START_DESIGNS.length).toBeGreaterThanOrEqual(40);
  expect(TEXT_PRESETS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(ALL.map(({ id }) => id)).size).toBe(ALL.length);
});

it('each has a name, and no name is left over', () => {
  const { starts } = json('web/src/locales/en-US/designer.json') as { starts: { name: object } };
  expect(Object.keys(starts.name).toSorted()).toEqual(ALL.map(({ id }) => id).toSorted());
});

let count = 0;
function compose(
  template: TemplateDefinition,
  surfaceIndex: number,
  sizeId: string,
  hex: string,
  language: string,
) {
  const surface = template.surfaces[surfaceIndex]!;
  return ALL.map((design) => {
    const layers = composeStart(design, {
      surface,
      area: printAreaFor(surface, sizeId),
      language,
      ink: readableColour(hex),
      graphicOf: (category, id) => graphics.get(`${category}/${id}`),
      newId: () => {
        count += 1;
        return `l${count}`;
      },
    });
    expect(layers, design.id).not.toBeNull();
    return { id: design.id, surface, layers: layers ?? [] };
  });
}

describe('every start design on every product, side, size and in both languages', () => {
  it.each(templates)('%s: nothing that spoils a print', (_, template) => {
    const found = new Set<string>();
    const dark = template.colours.toSorted((one, other) => lightOf(one.hex) - lightOf(other.hex))[0]!;
    for (const [index] of template.surfaces.entries())
      for (const size of template.sizes)
        for (const [language, colour] of [
          ['zh-CN', template.colours[0]!],
          ['en-US', dark],
        ] as const)
          for (const { id, surface, layers } of compose(template, index, size.id, colour.hex, language)) {
            for (const layer of layers) expect(layerSchema.safeParse(layer).error, id).toBeUndefined();
            for (const finding of check(template, surface.id, size.id, colour.id, layers))
              found.add(`${id} ${finding.id} ${finding.severity} ${JSON.stringify(finding.params)}`);
          }
    expect([...found]).toEqual([]);
  });
});

/** What would spoil the print, or is cut off or beyond the safe area. */
function check(
  template: TemplateDefinition,
  surfaceId: string,
  sizeId: string,
  colourId: string,
  layers: Layer[],
) {
  const empty = createDesign(template);
  const document = {
    ...empty,
    sizeId,
    colourId,
    surfaces: empty.surfaces.map((one) => (one.surfaceId === surfaceId ? { ...one, layers } : one)),
  };
  const isPlaced = [
    'cut-off',
    'crosses-safe-line',
    'cut-by-hole',
    'missing-glyph',
    'text-overflow',
    'covered',
  ];
  return runPreflight({
    document,
    template,
    textInfo: (layer) => {
      const face = textsOf(layer).length > 0 ? faces.get(layer.fontId) : undefined;
      return face ? readTextInfo({ ...layer, fallbackFontIds: [] }, face) : null;
    },
    imageInfo: () => undefined,
  }).filter(({ id, severity }) => severity === 'error' || isPlaced.includes(id));
}

const lightOf = (hex: string) => Number.parseInt(hex.slice(3, 5), 16);
