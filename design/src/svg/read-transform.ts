import { IDENTITY, type Matrix, multiply, rotation, scaling, translation } from '../geometry/matrix.ts';
import { readNumbers } from './read-length.ts';
import { SvgRefusal } from './svg-problem.ts';

/** The matrix of a `transform` attribute; its steps apply from the last to the first. */
export function readTransform(text: string | undefined): Matrix {
  if (text === undefined || text.trim() === '' || text.trim() === 'none') return IDENTITY;
  const step = /[\s,]*([a-zA-Z]+)\s*\(([^()]*)\)\s*/y;
  let matrix = IDENTITY;
  while (step.lastIndex < text.length) {
    const from = step.lastIndex;
    const found = step.exec(text);
    if (!found) throw new SvgRefusal('malformed', text.slice(from, from + 20));
    matrix = multiply(matrix, matrixOf(found[1] ?? '', readNumbers(found[2] ?? '')));
  }
  return matrix;
}

function matrixOf(name: string, numbers: readonly number[]): Matrix {
  const [a = 0, b, c, d, e, f] = numbers;
  const skew = (degrees: number) => Math.tan((degrees * Math.PI) / 180);
  const count = numbers.length;
  switch (name) {
    case 'translate':
      if (count === 1 || count === 2) return translation(a, b ?? 0);
      break;
    case 'scale':
      if (count === 1 || count === 2) return scaling(a, b ?? a);
      break;
    case 'rotate':
      if (count === 1) return rotation(a);
      if (b !== undefined && c !== undefined && count === 3)
        return multiply(multiply(translation(b, c), rotation(a)), translation(-b, -c));
      break;
    case 'skewX':
      if (count === 1) return { ...IDENTITY, c: skew(a) };
      break;
    case 'skewY':
      if (count === 1) return { ...IDENTITY, b: skew(a) };
      break;
    case 'matrix':
      if (
        b !== undefined &&
        c !== undefined &&
        d !== undefined &&
        e !== undefined &&
        f !== undefined &&
        count === 6
      )
        return { a, b, c, d, e, f };
      break;
    default:
  }
  throw new SvgRefusal('malformed', name);
}
