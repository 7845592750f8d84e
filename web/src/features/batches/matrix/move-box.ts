import { roundMm } from '@diy/design/geometry';
import { type PlacedBox, placementArea, placePicture } from '@diy/design/placement';
import { printAreaFor } from '@diy/design/template';
import type { CellSurface } from '../drawing/draw-cell.ts';

const SMALLEST_MM = 5;
const LARGEST_MM = 5000;

/** The place a rule gives, as one given by hand begins with it: the whole picture, uncropped. */
export function boxOfRule({ image, surface, sizeId, rule }: CellSurface): PlacedBox {
  const area = printAreaFor(surface, sizeId);
  const size = { width: area.widthMm, height: area.heightMm };
  const picture = { width: image.widthPx, height: image.heightPx };
  const place = placePicture(rule, picture, placementArea(rule, size, surface.bleedMm));
  const { crop, rotationDeg } = place;
  const whole = { width: place.widthMm / crop.width, height: place.heightMm / crop.height };
  // The cropped part lies outside the shown part, in the picture's own directions.
  const right = (0.5 - crop.x - crop.width / 2) * whole.width;
  const down = (0.5 - crop.y - crop.height / 2) * whole.height;
  const [dx, dy] = rotationDeg === 90 ? [-down, right] : [right, down];
  return {
    xMm: roundMm(place.xMm + dx),
    yMm: roundMm(place.yMm + dy),
    widthMm: roundMm(whole.width),
    rotationDeg,
  };
}

export function moveRuleBox(box: PlacedBox, dxMm: number, dyMm: number): PlacedBox {
  return { ...box, xMm: roundMm(box.xMm + dxMm), yMm: roundMm(box.yMm + dyMm) };
}

/** Sized at its lower right corner, the upper left one staying where it is; the ratio is kept. */
export function resizeRuleBox(
  box: PlacedBox,
  image: { widthPx: number; heightPx: number },
  dxMm: number,
  dyMm: number,
): PlacedBox {
  const ratio = image.heightPx / image.widthPx;
  const angle = (box.rotationDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  // In the picture's own directions.
  const [right, down] = [dxMm * cos + dyMm * sin, dyMm * cos - dxMm * sin];
  const wanted = box.widthMm + (Math.abs(right) > Math.abs(down / ratio) ? right : down / ratio);
  const widthMm = Math.min(LARGEST_MM, Math.max(SMALLEST_MM, wanted));
  const [halfRight, halfDown] = [(widthMm - box.widthMm) / 2, ((widthMm - box.widthMm) * ratio) / 2];
  return {
    ...box,
    widthMm: roundMm(widthMm),
    xMm: roundMm(box.xMm + halfRight * cos - halfDown * sin),
    yMm: roundMm(box.yMm + halfRight * sin + halfDown * cos),
  };
}
