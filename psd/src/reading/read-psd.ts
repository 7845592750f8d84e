import { type Layer, type Psd, readPsd as parsePsd } from 'ag-psd';
import type { PsdDocument } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { buildTree } from './build-tree.ts';
import { readFlat } from './read-flat.ts';
import { READ_LIMITS, type ReadLimits } from './read-limits.ts';
import { isMerged, readMerged } from './read-merged.ts';
import { type FileScan, scanFile } from './scan-file.ts';

const MODES = ['bitmap', 'grey', 'indexed colour', 'RGB', 'CMYK', '', '', 'multichannel', 'duotone', 'Lab'];

/**
 * Reads a PSD or PSB file. What its layers use and nobody composes is listed with them, and refused when they are composed.
 * @throws PsdRefusal for damage, limits, colour modes and depths
 */
export function readPsd(bytes: Uint8Array, limits: ReadLimits = READ_LIMITS): PsdDocument {
  const scan = scanFile(bytes, limits);
  checkMode(scan);
  const profile = scan.resources.get(1039);
  return {
    width: scan.width,
    height: scan.height,
    depth: scan.depth === 16 ? 16 : 8,
    mode: modeOf(scan),
    ...(profile && { profile }),
    layers: scan.records.length === 0 ? [readFlat(bytes, scan)] : readLayers(bytes, scan, limits),
    ...(scan.records.length > 0 && isMerged(scan) && { readMerged: () => readMerged(bytes, scan) }),
  };
}

const modeOf = ({ mode }: FileScan) => (mode < 2 ? ('grey' as const) : ('rgb' as const));

function checkMode({ mode, depth, records, palette }: FileScan): void {
  const name = MODES[mode] || `mode ${mode}`;
  if (mode > 3) throw refuse('colour-mode', `${name} document`);
  if (depth === 32) throw refuse('colour-mode', '32 bits a channel');
  const isFlat = mode === 0 || mode === 2;
  if (![8, 16].includes(depth) && !(mode === 0 && depth === 1))
    throw refuse('damaged', `${depth} bits a channel`);
  if (isFlat && records.length > 0) throw refuse('damaged', `${name} document with layers`);
  if (mode === 2 && palette.length < 3) throw refuse('damaged', 'an indexed document without colours');
}

function readLayers(bytes: Uint8Array, scan: FileScan, limits: ReadLimits) {
  const { children = [], imageResources } = parse(bytes);
  const mode = modeOf(scan);
  const effects = { mode, globalAngle: imageResources?.globalAngle };
  return buildTree(inFileOrder(children), { ...scan, effects }, limits);
}

/** Descriptors, adjustments, effects and paths by ag-psd; pixels are decoded by us, strictly, when a layer is built. */
function parse(bytes: Uint8Array): Psd {
  try {
    return parsePsd(bytes, {
      skipLayerImageData: true,
      skipCompositeImageData: true,
      skipThumbnail: true,
      skipLinkedFilesData: true,
      log: () => {},
    });
  } catch (error) {
    throw refuse('damaged', error instanceof Error ? error.message : String(error));
  }
}

/** A group stands behind its layers, as in the file. */
function inFileOrder(layers: Layer[]): Layer[] {
  return layers.flatMap((layer) => [...inFileOrder(layer.children ?? []), layer]);
}
