import { z } from 'zod';

/** How repeats follow each other; `mirror` flips every second column and row so that edges always meet. */
export const tileArrangement = z.enum(['grid', 'brick', 'half-drop', 'mirror']);
export type TileArrangement = z.infer<typeof tileArrangement>;

/** Most repeats one layer draws; smaller ones would be dust and take minutes. */
export const MAX_TILE_REPEATS = 10_000;

/** A picture repeated over its layer's box, the first repeat in the middle. Its height follows the picture's ratio. */
export const imageTile = z.object({
  /** Width of one repeat without its gap. */
  widthMm: z.number().positive().max(5000),
  /** Clear space between repeats, in both directions. */
  gapMm: z.number().min(0).max(1000),
  arrangement: tileArrangement,
});
export type ImageTile = z.infer<typeof imageTile>;

interface Tileable {
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

/** Repeats a tiled layer draws, those cut by its edges included; 1 without a tile. */
export function countRepeats(layer: Tileable): number {
  if (!layer.tile) return 1;
  const { widthMm, heightMm } = drawnImageSize(layer);
  const across = Math.ceil(layer.widthMm / (widthMm + layer.tile.gapMm)) + 2;
  const down = Math.ceil(layer.heightMm / (heightMm + layer.tile.gapMm)) + 2;
  return across * down;
}
