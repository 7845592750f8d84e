import type { TemplateSurface } from '@diy/design/template';

const ODD: [string, number, number, number, number][] = [
  ['lanyard', 900, 15.2, 2, 300],
  ['lanyard upright', 15.2, 900, 0.1, 300],
  ['tiny', 3.3, 2.7, 0.1, 300],
  ['one line high', 120, 0.4, 0.1, 150],
  ['72 dpi', 333.3, 111.1, 2.5, 72],
  ['72 dpi banner', 2000, 47.3, 5, 72],
  ['1200 dpi label', 61.37, 19.91, 0.1, 1200],
  ['1200 dpi pin', 7.77, 7.77, 0.3, 1200],
  ['no whole mm', 97.123, 54.987, 1.37, 300],
  ['bleed of 0.1 mm', 210.05, 148.02, 0.1, 300],
  ['huge', 1189, 841, 3, 100],
  ['ribbon', 1200, 9.9, 0.7, 203],
];

/** Surfaces whose sides round badly, by name. */
export const oddSurfaces: readonly { name: string; surface: TemplateSurface }[] = ODD.map(
  ([name, widthMm, heightMm, bleedMm, resolutionDpi]) => ({
    name,
    surface: {
      id: 'front',
      name: { zh: name, en: name },
      resolutionDpi,
      bleedMm,
      safeMm: 0,
      printArea: { xMm: 0, yMm: 0, widthMm, heightMm },
      printAreaBySize: {},
      mask: null,
    },
  }),
);
