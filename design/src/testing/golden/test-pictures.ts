import type { RgbaPicture } from '../../painting/index.ts';

function paint(widthPx: number, heightPx: number, colour: (x: number, y: number) => number[]): RgbaPicture {
  const rgba = new Uint8ClampedArray(widthPx * heightPx * 4);
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, i += 4) rgba.set(colour(x, y), i);
  }
  return { rgba, widthPx, heightPx };
}

/** Sources for golden pictures, made by code: nobody's copyright, no decoder involved. By image id. */
export const testPictures: Record<string, () => RgbaPicture> = {
  /** Asymmetric in every way: a flip or a turn the wrong way shows. 400 × 400. */
  picture: () =>
    paint(400, 400, (x, y) => {
      if (x < 120 && y < 60) return [250, 210, 40, 255];
      const check = ((x >> 5) + (y >> 5)) & 1;
      return [Math.round(x * 0.6), check ? 200 : 90, 255 - Math.round(y * 0.6), 255];
    }),
  /** Like a photograph: soft gradients with fine grain. 1600 × 1200, for large reductions. */
  photo: () =>
    paint(1600, 1200, (x, y) => {
      const grain = ((x * 7919 + y * 104729 + ((x * y) % 997) * 31) % 41) - 20;
      const wave = 90 + 60 * Math.sin(x / 90) + 40 * Math.cos(y / 70);
      return [wave + 60 + grain, wave + grain, 220 - wave + grain, 255];
    }),
  /** Fine black lines on white, one pixel on and one off: the worst case for aliasing. 800 × 800. */
  lines: () => paint(800, 800, (x, y) => ((x + (y >> 4)) & 1 ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  /** A soft disc that fades to nothing, and a hole. 300 × 300. */
  disc: () =>
    paint(300, 300, (x, y) => {
      const radius = Math.hypot(x - 150, y - 150);
      const alpha = radius < 40 ? 0 : Math.max(0, Math.min(255, (145 - radius) * 5));
      return alpha === 0 ? [0, 0, 0, 0] : [220, 60 + (x >> 1), 90, alpha];
    }),
};
