import type { Color, Layer } from 'ag-psd';
import { BLEND_MODES } from '../blending/blend-mode.ts';
import type { GroupLayer, PsdLayer } from '../document.ts';
import { refuse } from '../psd-refusal.ts';
import { readLine } from '../shapes/read-line.ts';
import { readOutline } from '../shapes/read-outline.ts';
import { wholeBounds } from '../whole-bounds.ts';
import { findUnsupported } from './find-unsupported.ts';
import { readBlackInk } from './read-black-ink.ts';
import { type EffectSetting, readEffects } from './read-effects.ts';
import type { ReadLimits } from './read-limits.ts';
import { maskBytes, readMasks } from './read-masks.ts';
import { readInComps } from './read-page.ts';
import { readPixels } from './read-pixels.ts';
import { isText, textMix } from './read-text.ts';
import type { FileScan } from './scan-file.ts';
import { decodedBytes, type LayerRecord } from './scan-layers.ts';

/** The structure of a file, and what effects depend on. */
interface Scan extends FileScan {
  effects: EffectSetting;
}

/**
 * The tree of layers. A group's lower end comes first in the file, then its layers, then the group itself.
 * @param parsed the layers in the file's order, without the lower ends of groups
 */
export function buildTree(parsed: Layer[], scan: Scan, limits: ReadLimits): PsdLayer[] {
  const stack: PsdLayer[][] = [[]];
  let next = 0;
  let decoded = scan.records.reduce((sum, record) => sum + decodedBytes(record, scan.depth), 0);
  for (const [index, record] of scan.records.entries()) {
    if (record.divider === 3) {
      stack.push([]);
      if (stack.length > limits.nesting) throw refuse('too-large', `groups nested ${stack.length} deep`);
      continue;
    }
    const layer = withEarly(parsed[next], record);
    next += 1;
    if (!layer) throw refuse('damaged', 'groups that do not match their ends');
    decoded += maskBytes(layer, record, scan);
    if (decoded > limits.decodedBytes) throw refuse('too-large', `${decoded} bytes of layers and masks`);
    const isGroup = record.divider === 1 || record.divider === 2;
    const children = isGroup ? stack.pop()! : [];
    if (stack.length === 0) throw refuse('damaged', 'groups that do not match their ends');
    const built = isGroup ? toGroup(layer, record, scan, children) : toLayer(layer, record, scan);
    stack
      .at(-1)!
      .push({ ...built, record: index, ...(layer.comps && { inComps: readInComps(layer.comps) }) });
  }
  const [layers] = stack;
  if (stack.length !== 1 || next !== parsed.length || !layers)
    throw refuse('damaged', 'groups that do not match their ends');
  return layers.map((layer) => withPath(layer, ''));
}

/** Gives a layer the parameters of masks that its record holds; the second mask that was made up for it is left out. */
function withEarly(layer: Layer | undefined, { early }: LayerRecord): Layer | undefined {
  if (!early || !layer?.mask) return layer;
  const { realMask: _, ...rest } = layer;
  return { ...rest, mask: { ...layer.mask, ...early.values } };
}

function toGroup(layer: Layer, record: LayerRecord, scan: Scan, layers: PsdLayer[]): GroupLayer {
  const artboard = layer.artboard && readArtboard(layer.artboard, layer.name ?? '');
  return {
    ...toBase(layer, record, scan),
    kind: 'group',
    isPassThrough: record.blend === 'pass' && !artboard,
    ...(artboard && { artboard }),
    layers,
  };
}

/** Kinds of paper by the numbers of files. */
const PAPERS: Record<number, Color> = { 1: { r: 255, g: 255, b: 255 }, 2: { r: 0, g: 0, b: 0 } };

/** Throws a PsdRefusal where a side is no number. */
function readArtboard({ rect, backgroundType, color }: NonNullable<Layer['artboard']>, name: string) {
  const bounds = wholeBounds(rect);
  if (!bounds) throw refuse('damaged', `artboard ${name} without its four sides`);
  const paper = backgroundType === 4 ? color : PAPERS[backgroundType ?? 3];
  return { bounds, ...(paper && { paper }) };
}

function toLayer(layer: Layer, record: LayerRecord, scan: Scan): PsdLayer {
  const base = toBase(layer, record, scan);
  if (layer.adjustment) {
    const black = scan.effects.mode === 'cmyk' ? readBlackInk(layer.adjustment, record) : undefined;
    return { ...base, kind: 'adjustment', adjustment: layer.adjustment, ...(black && { black }) };
  }
  if (layer.vectorFill && !hasPixels(record)) return { ...base, kind: 'fill', fill: layer.vectorFill };
  return {
    ...base,
    kind: 'pixels',
    pixels: base.isVisible ? readPixels(record, scan) : undefined,
    isBare: !hasPixels(record),
    placed: layer.placedLayer,
    ...(layer.vectorMask && { outline: readOutline(layer.vectorMask) }),
    ...(layer.vectorStroke?.strokeEnabled && { line: readLine(layer, scan.effects) }),
    ...(isText(record) && { text: textMix(record, scan) }),
  };
}

/** Photoshop keeps what it drew of fills and shapes, strokes included, as their pixels. */
const hasPixels = ({ bounds }: LayerRecord): boolean =>
  bounds.right > bounds.left && bounds.bottom > bounds.top;

function toBase(layer: Layer, record: LayerRecord, scan: Scan) {
  const name = layer.name ?? '';
  const isShape = (layer.vectorFill !== undefined || record.blocks.has('vscg')) && hasPixels(record);
  const blend = BLEND_MODES[record.blend as keyof typeof BLEND_MODES];
  const { effects, unsupported } = readEffects(layer, record, scan.effects);
  if (!blend && record.blend !== 'pass') throw refuse('damaged', `blend mode ${record.blend}`);
  return {
    name,
    path: name,
    isVisible: record.isVisible,
    opacity: record.opacity,
    fillOpacity: layer.fillOpacity ?? 1,
    blend: blend ?? 'normal',
    isClipped: record.isClipped,
    clipsAsGroup: layer.blendClippendElements ?? true,
    masks: record.isVisible ? readMasks(layer, record, scan, isShape) : [],
    effects,
    unsupported: [...findUnsupported(layer, record, isShape), ...unsupported],
  };
}

function withPath(layer: PsdLayer, above: string): PsdLayer {
  const path = above ? `${above} / ${layer.name}` : layer.name;
  if (layer.kind !== 'group') return { ...layer, path };
  return { ...layer, path, layers: layer.layers.map((child) => withPath(child, path)) };
}
