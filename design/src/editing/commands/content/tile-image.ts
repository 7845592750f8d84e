import type { DesignDocument } from '../../../document/design-document.ts';
import { boxMatrix } from '../../../geometry/box.ts';
import { applyMatrix } from '../../../geometry/matrix.ts';
import { type Rect, rectCentre } from '../../../geometry/rect.ts';
import { roundDeg, roundMm } from '../../../geometry/round.ts';
import type { ImageLayer } from '../../../layers/image/image-layer.ts';
import { drawnImageSize, type ImageTile, withTileOffset } from '../../../layers/image/image-tile.ts';
import { changeLayers, requireFinite, requireLayer, withBox } from '../../change-layers.ts';
import { EditingError } from '../../editing-error.ts';

/** A picture larger than this share of the area would show as one repeat: it starts at a third of the area. */
const LARGEST_SHARE = 0.6;

export interface TileImageInput {
  layerId: string;
  /** What the pattern is to cover: the print area, with its bleed where it prints. */
  area: Rect;
}

/**
 * Repeats a picture over an area. The picture stays where it is, at its size and angle, and its repeats surround it;
 * one that nearly fills the area becomes a third of it. A layer that is a pattern already only takes the area.
 */
export function tileImage(design: DesignDocument, input: TileImageInput): DesignDocument {
  const { area } = input;
  requireFinite(area);
  return changeImage(design, input.layerId, (layer) => {
    const isLarge =
      layer.widthMm > area.widthMm * LARGEST_SHARE || layer.heightMm > area.heightMm * LARGEST_SHARE;
    const middle = rectCentre(area);
    const first =
      layer.tile || !isLarge ? firstRepeat(layer) : { ...middle, angleDeg: roundDeg(layer.rotationDeg) };
    const tile = layer.tile ?? {
      widthMm: isLarge ? thirdOf(area, layer) : layer.widthMm,
      gapMm: 0,
      arrangement: 'grid' as const,
    };
    const box = withBox(layer, { xMm: middle.x, yMm: middle.y, ...sizeOf(area), rotationDeg: 0 });
    return { ...box, tile: placedTile(tile, first, box) };
  });
}

/** Draws the picture once again: where, as large and as turned as its first repeat. */
export function untileImage(design: DesignDocument, input: { layerId: string }): DesignDocument {
  return changeImage(design, input.layerId, (layer) => {
    if (!layer.tile) return layer;
    const { x, y, angleDeg } = firstRepeat(layer);
    const single = withBox(layer, { xMm: x, yMm: y, ...drawnImageSize(layer), rotationDeg: angleDeg });
    return { ...single, tile: null };
  });
}

function changeImage(
  design: DesignDocument,
  layerId: string,
  change: (layer: ImageLayer) => ImageLayer,
): DesignDocument {
  if (requireLayer(design, layerId).layer.kind !== 'image') throw new EditingError('wrong-kind', layerId);
  return changeLayers(design, [layerId], (layer) => (layer.kind === 'image' ? change(layer) : layer));
}

/** Middle and angle of the first repeat, or of the one picture, on the surface. */
function firstRepeat(layer: ImageLayer): { x: number; y: number; angleDeg: number } {
  const { tile } = layer;
  const middle = applyMatrix(boxMatrix(layer), { x: tile?.offsetXMm ?? 0, y: tile?.offsetYMm ?? 0 });
  return { ...middle, angleDeg: roundDeg(layer.rotationDeg + (tile?.angleDeg ?? 0)) };
}

/** The tile with its first repeat there, in an upright box. */
function placedTile(
  { widthMm, gapMm, arrangement }: ImageTile,
  first: { x: number; y: number; angleDeg: number },
  box: ImageLayer,
): ImageTile {
  const turned = first.angleDeg === 0 ? {} : { angleDeg: first.angleDeg };
  const tile = { widthMm: Math.max(roundMm(widthMm), 0.1), gapMm, arrangement, ...turned };
  return withTileOffset(tile, { x: first.x - box.xMm, y: first.y - box.yMm });
}

/** The width at which the picture takes a third of the area in its longer direction. */
function thirdOf(area: Rect, layer: ImageLayer): number {
  const shown = drawnImageSize({ ...layer, tile: { widthMm: 1, gapMm: 0, arrangement: 'grid' } });
  return Math.min(area.widthMm / 3, area.heightMm / 3 / shown.heightMm);
}

function sizeOf({ widthMm, heightMm }: Rect): { widthMm: number; heightMm: number } {
  return { widthMm, heightMm };
}
