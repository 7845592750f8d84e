import type { GraphicCategory } from '../graphics/graphic.ts';
import { type BilingualText, INK, type Manner, type Piece } from './start-design.ts';

/** A graphic by `category/id`. */
export type GraphicName = `${GraphicCategory}/${string}`;

interface Place {
  x: number;
  y: number;
  side: number;
  deg?: number;
  isFlipped?: boolean;
  colours?: Readonly<Record<string, string>>;
}

function graphic(name: GraphicName, place: Place): Piece {
  const [category, id] = name.split('/') as [GraphicCategory, string];
  return { kind: 'graphic', category, id, ...place };
}

export function words(
  text: BilingualText,
  manner: Manner,
  [y, size]: readonly [y: number, size: number],
  colour: string = INK,
  more: Partial<
    Pick<Extract<Piece, { kind: 'words' }>, 'width' | 'x' | 'spacing' | 'outline' | 'shade' | 'fade'>
  > = {},
): Piece {
  return { kind: 'words', words: text, manner, x: 50, y, width: 96, size, colour, ...more };
}

/** Colours of our own drawings, by what they are. */
const DARK = '#211E1A';
const inInk = { [DARK]: INK };

export interface Content {
  title: BilingualText;
  sub: BilingualText;
  manner: Manner;
  colour?: string;
}

/** A large graphic over a large word and a line. */
export function stack(name: GraphicName, { title, sub, manner, colour }: Content): Piece[] {
  return [
    graphic(name, { x: 50, y: 31, side: 58 }),
    words(title, manner, [76, 20], colour),
    words(sub, 'plain', [97, 8], INK, { spacing: 0.12 }),
  ];
}

/** Words first, the graphic below them. */
export function hang(name: GraphicName, { title, sub, manner, colour }: Content): Piece[] {
  return [
    words(title, manner, [12, 20], colour),
    words(sub, 'plain', [33, 8], INK, { spacing: 0.12 }),
    graphic(name, { x: 50, y: 74, side: 56 }),
  ];
}

/** Words in a frame, with a small graphic above them. */
export function framed(frame: GraphicName, name: GraphicName, content: Content, colour?: string): Piece[] {
  const { title, sub, manner } = content;
  return [
    graphic(frame, { x: 50, y: 50, side: 100, colours: colour ? { [DARK]: colour } : inInk }),
    graphic(name, { x: 50, y: 32, side: 26, colours: inInk }),
    words(title, manner, [56, 14], content.colour, { width: 62 }),
    words(sub, 'plain', [71, 8], INK, { width: 56 }),
  ];
}

/** Words in a heart, which is narrow below. */
export function inHeart(name: GraphicName, { title, sub, manner, colour }: Content): Piece[] {
  return [
    graphic('frames/frame-heart', { x: 50, y: 50, side: 100 }),
    graphic(name, { x: 50, y: 27, side: 20 }),
    words(title, manner, [47, 14], colour, { width: 58 }),
    words(sub, 'plain', [62, 8], INK, { width: 40 }),
  ];
}

/** A graphic over a ribbon that carries the words. */
export function banner(name: GraphicName, ribbon: GraphicName, { title, sub, manner }: Content): Piece[] {
  return [
    graphic(name, { x: 50, y: 30, side: 58 }),
    graphic(ribbon, { x: 50, y: 76, side: 100 }),
    words(title, manner, [72.5, 11], '#FFFFFF', { width: 64 }),
    words(sub, 'plain', [103, 8], INK, { spacing: 0.12 }),
  ];
}

/** Three graphics in a row over the words. */
export function trio(names: readonly [GraphicName, GraphicName, GraphicName], content: Content): Piece[] {
  const [left, middle, right] = names;
  return [
    graphic(left, { x: 17, y: 24, side: 28, deg: -10 }),
    graphic(right, { x: 83, y: 24, side: 28, deg: 10 }),
    graphic(middle, { x: 50, y: 21, side: 38 }),
    words(content.title, content.manner, [58, 20], content.colour),
    words(content.sub, 'plain', [80, 8], INK, { spacing: 0.12 }),
  ];
}

/** A badge with its words on it. */
export function onBadge(badge: GraphicName, name: GraphicName, { title, sub, manner }: Content): Piece[] {
  return [
    graphic(badge, { x: 50, y: 50, side: 100, colours: {} }),
    graphic(name, { x: 50, y: 34, side: 27 }),
    words(title, manner, [58, 13], '#FFFFFF', { width: 58 }),
    words(sub, 'plain', [72, 8], '#FFFFFF', { width: 50 }),
  ];
}

/** Large letters between two lines, with a graphic as a full stop. */
export function poster(
  lines: readonly [BilingualText, BilingualText],
  divider: GraphicName,
  name: GraphicName,
  colour: string,
): Piece[] {
  return [
    words(lines[0], 'poster', [14, 26], INK),
    graphic(divider, { x: 50, y: 34, side: 84, colours: inInk }),
    words(lines[1], 'poster', [54, 26], colour),
    graphic(name, { x: 50, y: 84, side: 26 }),
  ];
}

/** Graphics by turns in rows of three, the second row moved by half. */
export function pattern(names: readonly GraphicName[]): Piece[] {
  const spots = [
    ...[12, 50, 88].map((x) => [x, 12] as const),
    ...[31, 69].map((x) => [x, 37] as const),
    ...[12, 50, 88].map((x) => [x, 62] as const),
    ...[31, 69].map((x) => [x, 87] as const),
  ];
  return spots.map(([x, y], index) =>
    graphic(names[index % names.length] ?? 'love/red-heart', { x, y, side: 22, deg: index % 2 ? 8 : -8 }),
  );
}
