import type { Layer } from 'ag-psd';
import { SHAPES_NOTHING, type UnsupportedFeature } from '../document.ts';
import { isByHand } from './read-black-ink.ts';
import { hidesNothing } from './read-masks.ts';
import type { LayerRecord } from './scan-layers.ts';

/** Blocks that say nothing about pixels, or whose contents are read where a layer is built. */
const READ_OR_HARMLESS = new Set(
  (
    'luni lnsr lyid clbl infx knko lspf lclr fxrp shmd lyvr lsct lsdk TySh tySh vmsk vsms vogk vowv vstk vscg SoCo GdFl PtFl ' +
    'CgEd lfx2 lrFX lmfx lfxs PlLd plLd SoLd SoLE Patt brst lmgm vmgm tsly iOpa LMsk extn cinf CAI  OCIO GenI pths artb Txt2 FEid FXid ' +
    'FMsk sn2P ffxi anFX Anno'
  ).split(' '),
);
READ_OR_HARMLESS.add('CAI ');

/** Blocks whose contents must have been understood, with the property that says so. */
const MUST_READ: ReadonlyMap<string, keyof Layer> = new Map(
  Object.entries<keyof Layer>({
    lfx2: 'effects',
    lmfx: 'effects',
    lrFX: 'effects',
    vmsk: 'vectorMask',
    vsms: 'vectorMask',
    SoCo: 'vectorFill',
    GdFl: 'vectorFill',
    PtFl: 'vectorFill',
    vscg: 'vectorFill',
    brst: 'channelBlendingRestrictions',
    iOpa: 'fillOpacity',
    artb: 'artboard',
    ...Object.fromEntries(
      'brit levl curv expA vibA hue2 blnc blwh phfl mixr clrL nvrt post thrs grdm selc'
        .split(' ')
        .map((key) => [key, 'adjustment' as const]),
    ),
  }),
);

/**
 * Everything a layer uses that is not composed, in words.
 * @param isShape its pixels are what Photoshop drew of its shape
 */
export function findUnsupported(layer: Layer, record: LayerRecord, isShape: boolean): UnsupportedFeature[] {
  const found: UnsupportedFeature[] = findWords(layer, record, isShape).map((feature) => ({ feature }));
  // Beyond the shape its colour shows through what the mask does not hide, and is in no pixels.
  if (isShape && (layer.mask?.vectorMaskDensity ?? 1) < 1 && !layer.vectorMask?.disable)
    found.push({ feature: 'vector mask density of a shape', reachPx: Infinity });
  return found;
}

function findWords(layer: Layer, record: LayerRecord, isShape: boolean): string[] {
  // What fills a shape is in its pixels.
  const found = findBlocks(layer, record, isShape ? ['vscg'] : []);
  if (layer.knockout) found.push('knockout');
  if (layer.transparencyShapesLayer === false) found.push(SHAPES_NOTHING);
  if (layer.channelBlendingRestrictions?.length) found.push('channels left out of blending');
  if (layer.vectorStroke?.strokeEnabled && !isShape) found.push('stroke of a shape');
  if (isBlendIf(record)) found.push('blend if');
  if (layer.adjustment?.type === 'curves' && isByHand(record)) found.push('curves drawn by hand');
  const { mask } = layer;
  const own = layer.realMask ?? mask;
  const hides = own && !own.disabled && !hidesNothing(own) && mask?.userMaskDensity !== 0;
  if (mask?.userMaskFeather && hides) found.push('mask feather');
  if (mask?.vectorMaskFeather && !layer.vectorMask?.disable) found.push('vector mask feather');
  return found;
}

function findBlocks(layer: Layer, { blocks }: LayerRecord, drawn: string[]): string[] {
  return [...blocks.keys()].flatMap((key) => {
    if (drawn.includes(key)) return [];
    if (isUnread(layer, key)) return [`block ${key.trim()} that cannot be read`];
    return MUST_READ.has(key) || READ_OR_HARMLESS.has(key) ? [] : [`block ${key.trim()}`];
  });
}

/** A block that must be understood, and left no trace. */
function isUnread(layer: Layer, key: string): boolean {
  // The older block beside it (`PlLd`) leaves a smart object too, yet without its size and its filters.
  if (key === 'SoLd' || key === 'SoLE') return layer.placedLayer?.width === undefined;
  const property = MUST_READ.get(key);
  return property !== undefined && layer[property] === undefined;
}

/** Ranges that keep everything read 0 0 255 255. */
function isBlendIf({ ranges }: LayerRecord): boolean {
  return ranges.some((value, index) => value !== (index % 4 < 2 ? 0 : 255));
}
