import { IDENTITY, type Matrix, multiply, rotation, scaling, translation } from '../../geometry/matrix.ts';
import { DrawingRefused } from '../die-line.ts';

/** The map of a `transform` attribute. Throws DrawingRefused for one that is not understood. */
export function readTransform(text: string | undefined): Matrix {
  let matrix = IDENTITY;
  for (const part of (text ?? '').split(')').map((one) => one.trim().replace(/^,\s*/, ''))) {
    if (part === '') continue;
    const [name = '', list = ''] = part.split('(').map((one) => one.trim());
    const numbers = list
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    matrix = multiply(matrix, mapOf(name, numbers));
  }
  return matrix;
}

function mapOf(name: string, numbers: number[]): Matrix {
  const [a = 0, b = 0, c = 0] = numbers;
  const is = (wanted: string, ...counts: number[]) =>
    name === wanted && counts.includes(numbers.length) && numbers.every(Number.isFinite);
  if (is('translate', 1, 2)) return translation(a, b);
  if (is('scale', 1)) return scaling(a);
  if (is('scale', 2)) return scaling(a, b);
  if (is('rotate', 1)) return rotation(a);
  if (is('rotate', 3)) return multiply(translation(b, c), multiply(rotation(a), translation(-b, -c)));
  if (is('skewX', 1)) return { ...IDENTITY, c: Math.tan((a * Math.PI) / 180) };
  if (is('skewY', 1)) return { ...IDENTITY, b: Math.tan((a * Math.PI) / 180) };
  if (is('matrix', 6)) return { a, b, c, d: numbers[3]!, e: numbers[4]!, f: numbers[5]! };
  throw new DrawingRefused('broken');
}
