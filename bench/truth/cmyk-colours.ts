/** sRGB, 0–255. */
export type Rgb = readonly [number, number, number];

/** Sets of colours that a conversion to CMYK is measured by. */
export const CMYK_COLOURS: Readonly<Record<string, readonly Rgb[]>> = {
  // ColorChecker Classic, sRGB values of X-Rite.
  'ColorChecker, 24 patches': (
    '735244 c29682 627a9d 576c43 8580b1 67bdaa d67e2c 505ba6 c15a63 5e3c6c 9dbc40 e0a32e ' +
    '383d96 469449 af363c e7c71f bb5695 0885a1 f3f3f2 c8c8c8 a0a0a0 7a7a7a 555555 343434'
  )
    .split(' ')
    .map(fromHex),
  'sRGB grid, 17³': steps(17).flatMap((r) => steps(17).flatMap((g) => steps(17).map((b): Rgb => [r, g, b]))),
  'greys, 52': steps(52).map((v): Rgb => [v, v, v]),
  'saturated, 6 hues in 52 steps': steps(52).flatMap((v): Rgb[] => [
    [v, 0, 0],
    [0, v, 0],
    [0, 0, v],
    [v, v, 0],
    [v, 0, v],
    [0, v, v],
  ]),
  'dark tones, 9³ up to 48': steps(9, 48).flatMap((r) =>
    steps(9, 48).flatMap((g) => steps(9, 48).map((b): Rgb => [r, g, b])),
  ),
};

function fromHex(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
}

function steps(count: number, highest = 255): number[] {
  return Array.from({ length: count }, (_, step) => Math.round((step * highest) / (count - 1)));
}
