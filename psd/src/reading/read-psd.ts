import { type Layer, type Psd, readPsd as parsePsd } from 'ag-psd';
import type { PsdDocument } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { buildTree } from './build-tree.ts';
import { readContents } from './read-contents.ts';
import { readFlat } from './read-flat.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';
import { isMerged, readMerged } from './read-merged.ts';
import { readPage } from './read-page.ts';
import { openPatterns } from './read-patterns.ts';
import { type FileScan, sampleDepth, scanFile } from './scan-file.ts';
import { HAS_PARAMETERS, type LayerRecord, MASK_BYTES } from './scan-layers.ts';

const MODES = ['bitmap', 'grey', 'indexed colour', 'RGB', 'CMYK', '', '', 'multichannel', 'duotone', 'Lab'];

/** Modes whose layers are composed. */
const READ = new Set([0, 1, 2, 3, 4, 8, 9]);

/**
 * Reads a PSD or PSB file. What its layers use and nobody composes is listed with them, and refused when they are composed.
 * @param shown layers, by their number among the records, that are shown or hidden differently from the file
 * @throws PsdRefusal for damage, limits, colour modes and depths
 */
export function readPsd(
  bytes: Uint8Array,
  limits: ReadLimits = READ_LIMITS,
  shown: ReadonlyMap<number, boolean> = new Map(),
): PsdDocument {
  const scan = withShown(scanFile(bytes, limits), shown);
  checkMode(scan);
  const profile = scan.resources.get(1039);
  const { layers, page, contents } =
    scan.records.length === 0
      ? { layers: [readFlat(bytes, scan)], page: undefined, contents: undefined }
      : readLayers(bytes, scan, limits);
  // The picture in the file shows what was visible when it was saved.
  const isMergedTrue = scan.records.length > 0 && shown.size === 0 && isMerged(scan);
  return {
    width: scan.width,
    height: scan.height,
    depth: sampleDepth(scan),
    mode: modeOf(scan),
    ...(profile && { profile }),
    layers,
    ...(page && { page }),
    ...(contents && { contents }),
    ...(isMergedTrue && { readMerged: () => readMerged(bytes, scan) }),
  };
}

function withShown(scan: FileScan, shown: ReadonlyMap<number, boolean>): FileScan {
  if (shown.size === 0) return scan;
  const records = scan.records.map((record, index) => ({
    ...record,
    isVisible: shown.get(index) ?? record.isVisible,
  }));
  return { ...scan, records };
}

/** A duotone's layers are grey; its inks come when it is printed. */
function modeOf({ mode }: FileScan): PsdDocument['mode'] {
  if (mode === 4) return 'cmyk';
  if (mode === 9) return 'lab';
  return mode < 2 || mode === 8 ? 'grey' : 'rgb';
}

function checkMode({ mode, depth, records, palette }: FileScan): void {
  const name = MODES[mode] || `mode ${mode}`;
  if (!READ.has(mode)) throw refuse('colour-mode', `${name} document`);
  const isFlat = mode === 0 || mode === 2;
  if (![8, 16, 32].includes(depth) && !(mode === 0 && depth === 1))
    throw refuse('damaged', `${depth} bits a channel`);
  if (isFlat && records.length > 0) throw refuse('damaged', `${name} document with layers`);
  if (mode === 2 && palette.length < 3) throw refuse('damaged', 'an indexed document without colours');
}

function readLayers(bytes: Uint8Array, scan: FileScan, limits: ReadLimits) {
  const parsed = inKnownMode(inKnownOrder(bytes, scan.records));
  const { children = [], imageResources, linkedFiles = [] } = parse(parsed);
  const values = { mode: modeOf(scan), depth: sampleDepth(scan) };
  const effects = { ...values, globalAngle: imageResources?.globalAngle, patternOf: openPatterns(scan) };
  const layers = buildTree(inFileOrder(children), { ...scan, effects }, limits);
  return {
    layers,
    page: readPage(imageResources ?? {}),
    contents: readContents(linkedFiles, { bytes, parsed }),
  };
}

/** Descriptors, adjustments, effects and paths by ag-psd; pixels are decoded by us, strictly, when a layer is built. */
function parse(bytes: Uint8Array): Psd {
  try {
    return withoutPrinting(() =>
      parsePsd(bytes, {
        skipLayerImageData: true,
        skipCompositeImageData: true,
        skipThumbnail: true,
        log: () => {},
      }),
    );
  } catch (error) {
    throw refuse('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** ag-psd prints a line for each byte of text that it does not know, thousands of them, whatever its option `log` is. */
function withoutPrinting<T>(parseFile: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return parseFile();
  } finally {
    console.log = log;
  }
}

/** Where files have their colour mode, and what ag-psd reads there. */
const MODE_AT = 25;
const [RGB, MODES_OF_AG_PSD] = [3, new Set([0, 1, 2, 3])];

/** ag-psd refuses other modes because of pixels, which it does not read here; what it does read is the same in all. */
function inKnownMode(bytes: Uint8Array): Uint8Array {
  if (MODES_OF_AG_PSD.has(bytes[MODE_AT]!)) return bytes;
  // Of a Buffer, `slice` would be no copy.
  const copy = new Uint8Array(bytes);
  copy[MODE_AT] = RGB;
  return copy;
}

/** ag-psd reads parameters of masks behind a second mask only; what stands there is read by `scan-layers.ts`. */
function inKnownOrder(bytes: Uint8Array, records: LayerRecord[]): Uint8Array {
  const early = records.flatMap((record) => record.early ?? []);
  if (early.length === 0) return bytes;
  const copy = new Uint8Array(bytes);
  for (const { at } of early) {
    copy[at]! &= ~HAS_PARAMETERS;
    copy.fill(0, at + 1, at + MASK_BYTES + 1);
  }
  return copy;
}

/** A group stands behind its layers, as in the file. */
function inFileOrder(layers: Layer[]): Layer[] {
  return layers.flatMap((layer) => [...inFileOrder(layer.children ?? []), layer]);
}
