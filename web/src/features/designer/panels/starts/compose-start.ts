import { type Point, rectAround, rectCentre, roundMm } from '@diy/design/geometry';
import {
  type Layer,
  nameLanguage,
  newShapeLayer,
  newTextLayer,
  newVectorLayer,
  recolourPaths,
} from '@diy/design/layers';
import { parseSvgPath } from '@diy/design/painting';
import type { TemplateSurface } from '@diy/design/template';
import type { Graphic } from '../graphics/graphic.ts';
import { INK, MANNERS, type Piece, type StartDesign } from './start-design.ts';

export interface ComposeInput {
  readonly surface: Pick<TemplateSurface, 'safeMm' | 'mask' | 'holes'>;
  /** Print area of the chosen size. */
  readonly area: { readonly widthMm: number; readonly heightMm: number };
  /** A language of the application: Chinese, or English words for all others. */
  readonly language: string;
  /** What is read on the product, `#RRGGBB`. */
  readonly ink: string;
  graphicOf(category: string, id: string): Graphic | undefined;
  newId(): string;
}

/** Part of the safe area that is filled: artwork that touches its line looks pushed into it. */
const FILLED = 0.82;
/** Strips have room beside artwork, so that it may be nearly as high as they are. */
const FILLED_STRIP = 0.9;
const STRIP_RATIO = 1.6;
/** In outlines that are no rectangles the corners are missing, and cameras and cords take room above. */
const FILLED_ROUND = 0.66;
const FILLED_BESIDE_HOLES = 0.58;
/** Above a hole in the middle, as hands of a clock need one. */
const FILLED_ABOVE = 0.36;

/** The layers of a start design, bottom first, in the middle of a surface and within its safe area; null while a graphic is missing. */
export function composeStart(design: StartDesign, input: ComposeInput): Layer[] | null {
  const { area, surface } = input;
  const room = { widthMm: area.widthMm - 2 * surface.safeMm, heightMm: area.heightMm - 2 * surface.safeMm };
  const { filled, across } = placeOn(surface, area);
  const unit = (Math.min(room.widthMm, (room.heightMm * 100) / design.height) / 100) * filled;
  const middle = { x: area.widthMm / 2, y: area.heightMm * across };
  const layers: Layer[] = [];
  for (const piece of design.pieces) {
    const layer = layerOf(piece, unit, input);
    if (!layer) return null;
    const xMm = roundMm(middle.x + (piece.x - 50) * unit);
    const yMm = roundMm(middle.y + (piece.y - design.height / 2) * unit);
    layers.push({ ...layer, xMm, yMm });
  }
  return layers;
}

/** How much of the safe area is filled, and how far down its middle lies. */
function placeOn({ mask, holes = [] }: ComposeInput['surface'], { widthMm, heightMm }: ComposeInput['area']) {
  const isMiddle = (part: number) => part > 0.35 && part < 0.65;
  const hasMiddle = holes.some(({ svgPath }) => {
    const { x, y } = rectCentre(rectAround(cornersOf(svgPath)));
    return isMiddle(x / widthMm) && isMiddle(y / heightMm);
  });
  if (hasMiddle) return { filled: FILLED_ABOVE, across: 0.27 };
  if (holes.length > 0) return { filled: FILLED_BESIDE_HOLES, across: 0.6 };
  if (mask) return { filled: FILLED_ROUND, across: 0.5 };
  return { filled: widthMm / heightMm > STRIP_RATIO ? FILLED_STRIP : FILLED, across: 0.5 };
}

/** The points that an outline is drawn by. */
function cornersOf(svgPath: string): Point[] {
  const path = parseSvgPath(svgPath);
  const points: Point[] = [];
  for (let i = 0; i < path.length; ) {
    const count = COORDINATES[path[i] ?? 4] ?? 0;
    for (let at = i + 1; at < i + count; at += 2) points.push({ x: path[at] ?? 0, y: path[at + 1] ?? 0 });
    i += 1 + count;
  }
  return points;
}

/** Numbers behind each code of an outline. */
const COORDINATES = [2, 2, 4, 6, 0];

/** A colour of words as it is seen on a dark product: half way to white. */
function onProduct(hex: string, ink: string): string {
  const isOnDark = Number.parseInt(ink.slice(3, 5), 16) > 0x80;
  if (!isOnDark) return hex;
  const channels = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return `#${channels
    .map((value) =>
      Math.round(value + (255 - value) * 0.45)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
}

function layerOf(piece: Piece, unit: number, input: ComposeInput): Layer | null {
  const { area, ink } = input;
  const common = {
    id: input.newId(),
    areaWidthMm: area.widthMm,
    areaHeightMm: area.heightMm,
    language: nameLanguage(input.language),
  };
  const isChinese = input.language.startsWith('zh');
  if (piece.kind === 'words') {
    const text = isChinese ? piece.words.zh : piece.words.en;
    const manner = MANNERS[piece.manner];
    const offset = roundMm(piece.size * unit * 0.05);
    return {
      ...newTextLayer({
        ...common,
        text,
        fontId: isChinese ? manner.zh : manner.en,
        fontSizeMm: piece.size * unit,
        colour: piece.colour === INK ? ink : onProduct(piece.colour, ink),
      }),
      widthMm: roundMm(piece.width * unit),
      heightMm: roundMm(piece.size * unit * 1.36),
      lineHeight: 1.3,
      letterSpacingEm: piece.spacing ?? 0,
      stroke: piece.outline
        ? {
            colour: piece.outline.colour,
            widthMm: Math.max(roundMm(piece.size * unit * piece.outline.part), 0.4),
          }
        : null,
      shadow: piece.shade ? { colour: piece.shade, opacity: 1, blurMm: 0, dxMm: offset, dyMm: offset } : null,
      ...(piece.fade
        ? { gradient: { angleDeg: 90, stops: piece.fade.map((colour, at) => ({ at, colour })) } }
        : {}),
      fit: 'shrink',
      sizing: 'auto-width',
    };
  }
  if (piece.kind === 'shape') {
    const { shape, fill } = piece;
    const sides = { widthMm: roundMm(piece.width * unit), heightMm: roundMm(piece.height * unit) };
    return { ...newShapeLayer({ ...common, shape, colour: fill === INK ? ink : fill }), ...sides };
  }
  const drawing = input.graphicOf(piece.category, piece.id);
  if (!drawing) return null;
  const { width, height } = drawing.viewBox;
  const perUnit = (piece.side * unit) / Math.max(width, height);
  const changes = Object.entries(piece.colours ?? {}).map(
    ([from, to]) => [from, to === INK ? ink : to] as const,
  );
  return {
    ...newVectorLayer({
      ...common,
      viewBox: drawing.viewBox,
      paths: recolourPaths(drawing.paths, new Map(changes)),
      name: isChinese ? drawing.zh : drawing.en,
    }),
    widthMm: roundMm(width * perUnit),
    heightMm: roundMm(height * perUnit),
    rotationDeg: piece.deg ?? 0,
    flipX: piece.isFlipped ?? false,
  };
}
