import type { Artwork } from '../scenes/artwork.ts';

const plain =
  (red: number, green: number, blue: number, alpha = 1): Artwork =>
  (_u, _v, to) => {
    to[0] = red;
    to[1] = green;
    to[2] = blue;
    to[3] = alpha;
  };

const grey = (value: number): Artwork => plain(value, value, value);

/** Greys from black to white, as many as there are knots. */
export const greys = (knots: number): Artwork[] =>
  Array.from({ length: knots }, (_, index) => grey(index / (knots - 1)));

export const HALF_BLACK = plain(0, 0, 0, 0.5);
export const HALF_WHITE = plain(1, 1, 1, 0.5);

/** Soft waves of a channel across and down. */
const wave = (across: number, down: number, shift: number, u: number, v: number): number =>
  0.5 + 0.5 * Math.sin(across * u + down * v + shift);

const waves =
  (across: number, down: number, alpha: (u: number, v: number) => number): Artwork =>
  (u, v, to) => {
    to[0] = wave(across, down, 0, u, v);
    to[1] = wave(across, down, 2.1, u, v);
    to[2] = wave(across, down, 4.2, u, v);
    to[3] = alpha(u, v);
  };

const whole = (): number => 1;

/** Artworks that baked and composed pictures are compared with: primaries, skins, greys, waves, seen through and not. */
export const TRIALS: Artwork[] = [
  plain(1, 0, 0),
  plain(0, 1, 0),
  plain(0, 0, 1),
  plain(0, 1, 1),
  plain(1, 0, 1),
  plain(1, 1, 0),
  plain(0.89, 0.71, 0.58),
  plain(0.36, 0.22, 0.17),
  plain(0.13, 0.2, 0.42),
  grey(0.1),
  grey(0.35),
  grey(0.68),
  waves(6, 1, whole),
  waves(2, 9, whole),
  waves(12, -7, whole),
  plain(0.9, 0.2, 0.1, 0.5),
  plain(0, 0, 0, 0.3),
  plain(1, 1, 1, 0.7),
  waves(5, 5, (u) => u),
  waves(7, 3, (_u, v) => 1 - v),
];
