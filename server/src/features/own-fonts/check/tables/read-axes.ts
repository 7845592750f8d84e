import { byteReader } from '../byte-reader.ts';
import { MAX_AXES, MAX_INSTANCES } from '../font-limits.ts';
import { damagedFont, tooComplexFont } from '../font-refusal.ts';

/** An axis of a variable font. */
export interface Axis {
  tag: string;
  min: number;
  normal: number;
  max: number;
  /** Not meant to be set by a person. */
  isHidden: boolean;
  nameId: number;
}

/** Values of the axes to which the font gives a name. */
export interface NamedInstance {
  nameId: number;
  /** Values, one for each axis of the font. */
  values: number[];
}

const HIDDEN = 1;

/** Reads `fvar`. Throws FontRefusal. */
export function readAxes(table: Uint8Array): { axes: Axis[]; instances: NamedInstance[] } {
  const fvar = byteReader(table, 'fvar');
  const [start, axisCount, axisBytes, instanceCount, instanceBytes] = [4, 8, 10, 12, 14].map((at) =>
    fvar.u16(at),
  ) as [number, number, number, number, number];
  if (axisCount > MAX_AXES) throw tooComplexFont(`fvar: ${axisCount} axes`);
  if (instanceCount > MAX_INSTANCES) throw tooComplexFont(`fvar: ${instanceCount} instances`);
  if (axisCount === 0 || axisBytes < 20 || (instanceCount > 0 && instanceBytes < 4 * axisCount + 4))
    throw damagedFont('fvar');
  const axes = Array.from({ length: axisCount }, (_, i): Axis => {
    const at = start + axisBytes * i;
    const [min, normal, max] = [fvar.fixed(at + 4), fvar.fixed(at + 8), fvar.fixed(at + 12)];
    return {
      tag: fvar.tag(at),
      min,
      normal,
      max,
      isHidden: (fvar.u16(at + 16) & HIDDEN) !== 0,
      nameId: fvar.u16(at + 18),
    };
  });
  const tags = axes.map(({ tag }) => tag);
  const isWrong = ({ tag, min, normal, max }: Axis) =>
    !/^[A-Za-z][A-Za-z0-9 ]{3}$/.test(tag) || min > normal || normal > max;
  if (axes.some(isWrong) || new Set(tags).size < tags.length) throw damagedFont('fvar');
  const first = start + axisBytes * axisCount;
  const instances = Array.from({ length: instanceCount }, (_, i): NamedInstance => {
    const at = first + instanceBytes * i;
    return { nameId: fvar.u16(at), values: axes.map((_, axis) => fvar.fixed(at + 4 + 4 * axis)) };
  });
  const isOutside = ({ values }: NamedInstance) =>
    axes.some(({ min, max }, i) => values[i]! < min || values[i]! > max);
  if (instances.some(isOutside)) throw damagedFont('fvar');
  return { axes, instances };
}
