import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One template of the benchmark: a real product's mockup with its own print area, at 300 dpi. */
interface Variant {
  sku: string;
  from: 'tshirt' | 'mug' | 'cushion';
  mockup: string;
  widthMm: number;
  heightMm: number;
}

/** Print files of 1772 × 886 to 3543 × 4488 px, as clothes, cups and cushions need them. */
const VARIANTS: readonly Variant[] = [
  { sku: 'B-TEE-1', from: 'tshirt', mockup: 'tshirt-flat', widthMm: 300, heightMm: 380 },
  { sku: 'B-TEE-2', from: 'tshirt', mockup: 'tshirt-flat', widthMm: 280, heightMm: 360 },
  { sku: 'B-TEE-3', from: 'tshirt', mockup: 'tshirt-flat', widthMm: 260, heightMm: 340 },
  { sku: 'B-TEE-4', from: 'tshirt', mockup: 'tshirt-flat', widthMm: 240, heightMm: 300 },
  { sku: 'B-CUP-1', from: 'mug', mockup: 'mug-table', widthMm: 200, heightMm: 82 },
  { sku: 'B-CUP-2', from: 'mug', mockup: 'mug-table', widthMm: 180, heightMm: 80 },
  { sku: 'B-CUP-3', from: 'mug', mockup: 'mug-table', widthMm: 150, heightMm: 75 },
  { sku: 'B-PIL-1', from: 'cushion', mockup: 'cushion-bench', widthMm: 280, heightMm: 280 },
  { sku: 'B-PIL-2', from: 'cushion', mockup: 'cushion-bench', widthMm: 250, heightMm: 250 },
  { sku: 'B-PIL-3', from: 'cushion', mockup: 'cushion-bench', widthMm: 220, heightMm: 220 },
];

/**
 * Writes a catalogue of ten templates, each with a print size and its own mockup, so that nothing is shared that
 * ten real templates would not share. Returns the folder.
 */
export function writeTenTemplates(root: string, work: string): string {
  const folder = join(work, 'catalogue');
  mkdirSync(join(folder, 'templates'), { recursive: true });
  cpSync(join(root, 'catalogue/models'), join(folder, 'models'), { recursive: true });
  for (const variant of VARIANTS) {
    const { sku, from, widthMm, heightMm } = variant;
    const mockupId = sku.toLowerCase();
    const assets = join(folder, 'assets', mockupId, mockupId);
    cpSync(join(root, 'catalogue/assets', from, variant.mockup), assets, { recursive: true });
    const asset = readJson(join(assets, 'mockup.json'));
    writeJson(join(assets, 'mockup.json'), { ...asset, id: mockupId });
    const template = readJson(join(root, 'catalogue/templates', `${from}.json`)) as {
      surfaces: { printArea: object }[];
    };
    const [surface] = template.surfaces;
    const printArea = { ...surface?.printArea, widthMm, heightMm };
    writeJson(join(folder, 'templates', `${mockupId}.json`), {
      ...template,
      sku,
      surfaces: [{ ...surface, printArea, printAreaBySize: {}, resolutionDpi: 300, bleedMm: 0 }],
      mockups: [mockupId],
      cover: mockupId,
    });
  }
  return folder;
}

function readJson(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8')) as object;
}

function writeJson(file: string, value: object): void {
  writeFileSync(file, JSON.stringify(value));
}
