import { type Crop, FULL_CROP, fitSize, type Size } from '../geometry/fit.ts';
import { insetRect, type Rect } from '../geometry/rect.ts';
import { roundMm } from '../geometry/round.ts';
import { anchorParts, type PlacementRule } from './placement-rule.ts';

/** A picture's box (centre and size before rotation, mm) and the part of it that shows. */
export interface PicturePlace {
  readonly xMm: number;
  readonly yMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rotationDeg: number;
  readonly crop: Crop;
}

/** Pictures this near to a square are not turned, since that would gain nothing. */
const NEARLY_SQUARE = 1.05;
/** A crop this near to the whole picture is the rounding of its fit. */
const CROP_ROUNDING = 1e-9;

/** The area a rule fills: the print area less its margin, or with its bleed where the print runs over the edge. */
export function placementArea(rule: PlacementRule, printArea: Size, bleedMm: number): Rect {
  const whole = { xMm: 0, yMm: 0, widthMm: printArea.width, heightMm: printArea.height };
  const runsOver = rule.marginMm === 0 && (rule.fit === 'cover' || rule.fit === 'tile');
  const inset = runsOver
    ? -bleedMm
    : Math.min(rule.marginMm, Math.min(printArea.width, printArea.height) * 0.45);
  return insetRect(whole, inset);
}

/**
 * Where one picture goes in an area. Parts outside the area are cropped, so margins are kept at any scale. Not for
 * `tile`, whose layer fills the area.
 */
export function placePicture(rule: PlacementRule, picture: Size, area: Rect): PicturePlace {
  const target = { width: area.widthMm, height: area.heightMm };
  const isTurned = rule.rotateToFit && wantsTurn(picture, target);
  const upright = isTurned ? { width: picture.height, height: picture.width } : picture;
  const mode = rule.fit === 'tile' ? 'contain' : rule.fit;
  const fitted = fitSize(upright, target, mode);
  const size = { width: fitted.width * rule.scale, height: fitted.height * rule.scale };
  const anchor = anchorParts(rule.anchor);
  const x = span(area.xMm, target.width, size.width, anchor.x);
  const y = span(area.yMm, target.height, size.height, anchor.y);
  const shown: Crop = { x: x.from, y: y.from, width: x.part, height: y.part };
  const widthMm = roundMm(size.width * x.part);
  const heightMm = roundMm(size.height * y.part);
  return {
    xMm: roundMm(x.start + (size.width * x.part) / 2),
    yMm: roundMm(y.start + (size.height * y.part) / 2),
    widthMm: isTurned ? heightMm : widthMm,
    heightMm: isTurned ? widthMm : heightMm,
    rotationDeg: isTurned ? 90 : 0,
    crop: tidy(isTurned ? turnBack(shown) : shown),
  };
}

/** Whether the picture is landscape and the area portrait, or the other way round. */
function wantsTurn(picture: Size, target: Size): boolean {
  const ratio = picture.width / picture.height;
  const wanted = target.width / target.height;
  const isSquare = (value: number) => value < NEARLY_SQUARE && value > 1 / NEARLY_SQUARE;
  return !isSquare(ratio) && !isSquare(wanted) && ratio > 1 !== wanted > 1;
}

/** The part of a length laid on a target along one axis that stays inside it, and where that part begins. */
function span(
  start: number,
  room: number,
  length: number,
  anchor: number,
): { start: number; from: number; part: number } {
  const left = start + (room - length) * anchor;
  const visibleFrom = Math.max(left, start);
  const visibleTo = Math.min(left + length, start + room);
  return {
    start: visibleFrom,
    from: (visibleFrom - left) / length,
    part: (visibleTo - visibleFrom) / length,
  };
}

/** The same part in the coordinates of a picture that is shown turned 90° clockwise. */
function turnBack(shown: Crop): Crop {
  return { x: shown.y, y: 1 - shown.x - shown.width, width: shown.height, height: shown.width };
}

function tidy(crop: Crop): Crop {
  const isWhole = crop.width > 1 - CROP_ROUNDING && crop.height > 1 - CROP_ROUNDING;
  if (isWhole) return { ...FULL_CROP };
  const x = Math.min(Math.max(crop.x, 0), 1);
  const y = Math.min(Math.max(crop.y, 0), 1);
  return { x, y, width: Math.min(crop.width, 1 - x), height: Math.min(crop.height, 1 - y) };
}
