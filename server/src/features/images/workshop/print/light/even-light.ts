import { toSrgbCode } from '@diy/design/mockup';
import type { Light } from './find-light.ts';
import { CELL } from './gather-evidence.ts';
import { AROUND_PRINT, linearOf } from './working-copy.ts';

/** How the colours of a print are changed, in linear light. */
export interface Tone {
  /** Null = the light stays as it is. */
  light: Light | null;
  /** The factors of red, green and blue that make white things white. */
  white: readonly [number, number, number];
}

/** Rows of sums as colours in this tone, from row `top` of the flat print on. */
export function evenLight(
  sums: Float32Array,
  { light, white }: Tone,
  { widthPx, heightPx, top }: { widthPx: number; heightPx: number; top: number },
  pixels: Uint8Array,
): void {
  const isPlain = !light && white.every((factor) => factor === 1);
  const factors = light ? factorsAt(light, widthPx, heightPx) : null;
  for (let at = 0, y = top; at < sums.length; y += 1) {
    const row = factors?.(y);
    for (let x = 0; x < widthPx; x += 1, at += 4) {
      const alpha = sums[at + 3]!;
      if (alpha < 0.002) continue;
      const factor = row ? row(x) : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const code = sums[at + channel]! / alpha;
        pixels[at + channel] = isPlain
          ? Math.max(0, Math.min(255, Math.round(code)))
          : toSrgbCode(linearOf(code) * factor * white[channel]!);
      }
      pixels[at + 3] = Math.max(0, Math.min(255, Math.round(alpha * 255)));
    }
  }
}

/** Factors of a light by row and column of the flat print. */
function factorsAt({ columns, rows, factors, ...copy }: Light, widthPx: number, heightPx: number) {
  const over = 1 + 2 * AROUND_PRINT;
  const place = (share: number, side: number, most: number) =>
    Math.max(0, Math.min(most - 1.001, ((share + AROUND_PRINT) / over) * (side / CELL) - 0.5));
  const across = Float32Array.from({ length: widthPx }, (_, x) =>
    place((x + 0.5) / widthPx, copy.widthPx, columns),
  );
  return (y: number) => {
    const down = place((y + 0.5) / heightPx, copy.heightPx, rows);
    const row = Math.floor(down) * columns;
    const below = down - Math.floor(down);
    return (x: number): number => {
      const from = row + Math.floor(across[x]!);
      const beside = across[x]! % 1;
      return (
        (factors[from]! * (1 - beside) + factors[from + 1]! * beside) * (1 - below) +
        (factors[from + columns]! * (1 - beside) + factors[from + columns + 1]! * beside) * below
      );
    };
  };
}
