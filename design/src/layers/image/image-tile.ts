import { z } from 'zod';
import { cosSin, type Matrix, multiply, type Point, rotation, translation } from '../../geometry/matrix.ts';
import { roundMm } from '../../geometry/round.ts';
import { MAX_LAYER_MM } from '../layer-base.ts';

/** How repeats follow each other; `mirror` flips every second column and row so that edges always meet. */
export const tileArrangement = z.enum(['grid', 'brick', 'half-drop', 'mirror']);
export type TileArrangement = z.infer<typeof tileArrangement>;

/** The most repeats one layer draws; smaller ones would be dust and take minutes. */
export const MAX_TILE_REPEATS = 10_000;

/** The most clear space between repeats. */
export const MAX_TILE_GAP_MM = 1000;

/**
 * A picture repeated over its layer's box, the first repeat in the middle unless an offset moves it. Its height follows
 * the picture's ratio.
 */
export const imageTile = z.strictObject({
  /** Width of one repeat without its gap. */
  widthMm: z.number().positive().max(MAX_LAYER_MM),
  /** Clear space between repeats, in both directions. */
  gapMm: z.number().min(0).max(MAX_TILE_GAP_MM),
  arrangement: tileArrangement,
  /** Turns the whole pattern inside its box about the first repeat, clockwise; absent = upright in the box. */
  angleDeg: z.number().min(-360).max(360).optional(),
  /** Moves the first repeat's middle from the box's middle, along the box's own sides; absent = 0. */
  offsetXMm: z.number().min(-MAX_LAYER_MM).max(MAX_LAYER_MM).optional(),
  offsetYMm: z.number().min(-MAX_LAYER_MM).max(MAX_LAYER_MM).optional(),
});
export type ImageTile = z.infer<typeof imageTile>;

/** The fields that determine the repeats of a layer. */
export interface Tileable {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly sourceWidthPx: number;
  readonly sourceHeightPx: number;
  readonly crop: { readonly width: number; readonly height: number };
  readonly tile?: ImageTile | null | undefined;
}

/** Size in mm at which the picture (after its crop) is drawn: one repeat of a tiled layer, else the layer's box. */
export function drawnImageSize(layer: Tileable): { widthMm: number; heightMm: number } {
  const { tile, crop } = layer;
  if (!tile) return { widthMm: layer.widthMm, heightMm: layer.heightMm };
  const ratio = (layer.sourceHeightPx * crop.height) / (layer.sourceWidthPx * crop.width);
  return { widthMm: tile.widthMm, heightMm: tile.widthMm * ratio };
}

/** From the pattern's own mm (origin in the middle of the first repeat) to the box's own mm (origin at its centre). */
export function patternMatrix(tile: ImageTile): Matrix {
  return multiply(translation(tile.offsetXMm ?? 0, tile.offsetYMm ?? 0), rotation(tile.angleDeg ?? 0));
}

/**
 * The tile with its first repeat that far from the box's middle, rounded; without the field if it is the middle itself.
 */
export function withTileOffset(tile: ImageTile, offset: Point): ImageTile {
  const { offsetXMm: _x, offsetYMm: _y, ...rest } = tile;
  const [x, y] = [offset.x, offset.y].map((mm) =>
    Math.min(Math.max(roundMm(mm), -MAX_LAYER_MM), MAX_LAYER_MM),
  );
  return { ...rest, ...(x ? { offsetXMm: x } : {}), ...(y ? { offsetYMm: y } : {}) };
}

/** Repeats a tiled layer draws, those cut by its edges included; 1 without a tile. */
export function countRepeats(layer: Tileable): number {
  if (!layer.tile) return 1;
  const { widthMm, heightMm } = drawnImageSize(layer);
  const { cos, sin } = cosSin(layer.tile.angleDeg ?? 0);
  const coveredX = layer.widthMm * Math.abs(cos) + layer.heightMm * Math.abs(sin);
  const coveredY = layer.widthMm * Math.abs(sin) + layer.heightMm * Math.abs(cos);
  const across = Math.ceil(coveredX / (widthMm + layer.tile.gapMm)) + 2;
  const down = Math.ceil(coveredY / (heightMm + layer.tile.gapMm)) + 2;
  return across * down;
}
