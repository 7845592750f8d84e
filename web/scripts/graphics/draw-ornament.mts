export const INK = '#211E1A';
export const ACCENT = '#D9442B';
export const GOLD = '#C8963E';

export interface Ornament {
  id: string;
  category: 'frames' | 'badges' | 'dividers' | 'ornaments';
  zh: string;
  en: string;
  words: string;
  body: string;
  size: [number, number];
}

const round = (value: number) => Math.round(value * 100) / 100;
export const at = (cx: number, cy: number, r: number, degrees: number): [number, number] => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + r * Math.cos(angle)), round(cy + r * Math.sin(angle))];
};
export const fill = (d: string, colour = INK, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;
export const line = (d: string, width: number, colour = INK, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
export const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${y}A${r} ${r} 0 1 0 ${round(x + r)} ${y}A${r} ${r} 0 1 0 ${round(x - r)} ${y}Z`;
export const polar = (cx: number, cy: number, points: number, radii: number[]) =>
  `M${Array.from({ length: points * radii.length }, (_, i) => at(cx, cy, radii[i % radii.length]!, (i * 360) / (points * radii.length)).join(' ')).join('L')}Z`;
/** A leaf or petal from a point in a direction. */
export const petal = (x: number, y: number, length: number, width: number, degrees: number) => {
  const tip = at(x, y, length, degrees);
  const one = at(
    x,
    y,
    Math.hypot(length / 2, width),
    degrees - (Math.atan2(width, length / 2) * 180) / Math.PI,
  );
  const two = at(
    x,
    y,
    Math.hypot(length / 2, width),
    degrees + (Math.atan2(width, length / 2) * 180) / Math.PI,
  );
  return `M${round(x)} ${round(y)}Q${one.join(' ')} ${tip.join(' ')}Q${two.join(' ')} ${round(x)} ${round(y)}Z`;
};
export const ringOf = (count: number, draw: (degrees: number) => string, from = 0) =>
  Array.from({ length: count }, (_, i) => draw(from + (i * 360) / count)).join('');
/** Semicircles around a circle. */
export const scallop = (cx: number, cy: number, r: number, count: number, inward = false) => {
  const points = Array.from({ length: count }, (_, i) => at(cx, cy, r, (i * 360) / count));
  const bump = round((Math.PI * r) / count);
  return `M${points[0]!.join(' ')}${[...points.slice(1), points[0]!].map((p) => `A${bump} ${bump} 0 0 ${inward ? 0 : 1} ${p.join(' ')}`).join('')}Z`;
};
export const laurel = (cx: number, cy: number, r: number, colour: string) =>
  [1, -1]
    .map((side) =>
      Array.from({ length: 9 }, (_, i) => {
        const angle = 180 + side * (16 + i * 17);
        const [x, y] = at(cx, cy, r, angle);
        return (
          petal(x, y, 17 - i * 0.5, 4, angle + side * 62) + petal(x, y, 15 - i * 0.5, 3.6, angle + side * 118)
        );
      }).join(''),
    )
    .map((d) => fill(d, colour))
    .join('') +
  line(
    `M${at(cx, cy, r, 180 + 160).join(' ')}A${r} ${r} 0 0 0 ${at(cx, cy, r, 184).join(' ')}`,
    1.4,
    colour,
  ) +
  line(`M${at(cx, cy, r, 20).join(' ')}A${r} ${r} 0 0 1 ${at(cx, cy, r, 176).join(' ')}`, 1.4, colour);
