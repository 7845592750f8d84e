import { FULL_CROP } from '../geometry/fit.ts';
import type { Rect } from '../geometry/rect.ts';
import { insetRect } from '../geometry/rect.ts';
import { roundMm } from '../geometry/round.ts';
import type { ImageLayer } from '../layers/image/image-layer.ts';
import { withDrawableRepeats } from '../layers/image/keep-repeats.ts';
import { LAYER_DEFAULTS } from '../layers/layer-defaults.ts';
import { nameLayer } from '../layers/layer-name.ts';
import type { ShapeLayer } from '../layers/shape/shape-layer.ts';
import { placementArea, placePicture } from './place-picture.ts';
import type { PlacedBox, PlacementRule } from './placement-rule.ts';

/** A library picture as placement sees it. */
export interface PlacedImage {
  id: string;
  name: string;
  /** Pixels of the source after its EXIF orientation. */
  widthPx: number;
  heightPx: number;
  /** Share of its pixels along a side that it has detail for; absent = 1. */
  detail?: number;
}

export interface SurfacePlacement {
  image: PlacedImage;
  /** Print area of the size, in mm. */
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  rule: PlacementRule;
  /** Given by hand; replaces fit, anchor, scale and turn. */
  box?: PlacedBox;
  /** Begins the layers' ids, which must be unique in the design. */
  idPrefix: string;
}

/** The layers a rule makes of one picture on one print area, bottom first. */
export function placeOnSurface(placement: SurfacePlacement): (ImageLayer | ShapeLayer)[] {
  const { rule } = placement;
  const picture = rule.fit === 'tile' && !placement.box ? tiledLayer(placement) : singleLayer(placement);
  return rule.background === null ? [picture] : [backgroundLayer(placement, rule.background), picture];
}

function singleLayer(placement: SurfacePlacement): ImageLayer {
  const { image, rule, box } = placement;
  const picture = { width: image.widthPx, height: image.heightPx };
  if (box) {
    const heightMm = roundMm((box.widthMm * picture.height) / picture.width);
    return { ...imageBase(placement), ...box, heightMm: Math.max(heightMm, 0.0001), crop: { ...FULL_CROP } };
  }
  return { ...imageBase(placement), ...placePicture(rule, picture, areaOf(placement)) };
}

function tiledLayer(placement: SurfacePlacement): ImageLayer {
  const { rule } = placement;
  const layer = {
    ...imageBase(placement),
    ...boxOf(areaOf(placement)),
    rotationDeg: 0,
    crop: { ...FULL_CROP },
    tile: { ...rule.tile, widthMm: wantedTileMm(rule) },
  };
  // `findEnlargedRepeats` reports it.
  return withDrawableRepeats(layer);
}

/** Width of one repeat as a rule asks for it. */
export function wantedTileMm({ tile, scale }: PlacementRule): number {
  return roundMm(tile.widthMm * scale);
}

function backgroundLayer(placement: SurfacePlacement, fill: string): ShapeLayer {
  const { widthMm, heightMm, bleedMm, idPrefix } = placement;
  return {
    ...LAYER_DEFAULTS,
    kind: 'shape',
    id: `${idPrefix}-ground`,
    name: nameLayer({ kind: 'shape', shape: 'rect' }),
    ...boxOf(insetRect({ xMm: 0, yMm: 0, widthMm, heightMm }, -bleedMm)),
    shape: 'rect',
    fill,
    stroke: null,
    cornerRadiusMm: 0,
    points: 5,
  };
}

function imageBase({ image, idPrefix }: SurfacePlacement) {
  return {
    ...LAYER_DEFAULTS,
    kind: 'image' as const,
    id: `${idPrefix}-picture`,
    name: nameLayer({ kind: 'image', fileName: image.name }),
    imageId: image.id,
    sourceWidthPx: image.widthPx,
    sourceHeightPx: image.heightPx,
    flipX: false,
    flipY: false,
  };
}

function areaOf({ rule, widthMm, heightMm, bleedMm }: SurfacePlacement): Rect {
  return placementArea(rule, { width: widthMm, height: heightMm }, bleedMm);
}

function boxOf(area: Rect): { xMm: number; yMm: number; widthMm: number; heightMm: number } {
  return {
    xMm: roundMm(area.xMm + area.widthMm / 2),
    yMm: roundMm(area.yMm + area.heightMm / 2),
    widthMm: roundMm(area.widthMm),
    heightMm: roundMm(area.heightMm),
  };
}
