import sharp from 'sharp';

/**
 * A photograph-like JPEG made by code: clouds of noise at six scales over a gradient, and a little grain, so that
 * decoders and encoders have the work a real picture gives them. The same size gives the same picture.
 */
export async function makePhoto(widthPx: number, heightPx: number): Promise<Buffer> {
  const random = createRandom(20260);
  const pixels = new Float32Array(widthPx * heightPx * 3);
  for (let octave = 0; octave < 6; octave += 1) {
    const cells = 6 * 3 ** octave;
    const [columns, rows] = [Math.min(widthPx, cells), Math.min(heightPx, Math.round(cells * 0.75))];
    const noise = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random() * 255));
    const cloud = await sharp(noise, { raw: { width: columns, height: rows, channels: 3 } })
      .resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer();
    const weight = 0.55 ** (octave + 1);
    for (let i = 0; i < pixels.length; i += 1) pixels[i]! += ((cloud[i] ?? 0) - 128) * weight;
  }
  const out = Buffer.alloc(pixels.length);
  for (let y = 0, i = 0; y < heightPx; y += 1) {
    for (let x = 0; x < widthPx; x += 1, i += 3) {
      const grain = (random() - 0.5) * 6;
      out[i] = level(70 + (120 * y) / heightPx + pixels[i]! * 1.6 + grain);
      out[i + 1] = level(110 + (50 * x) / widthPx + pixels[i + 1]! * 1.3 + grain);
      out[i + 2] = level(185 - (90 * y) / heightPx + pixels[i + 2]! * 1.5 + grain);
    }
  }
  return sharp(out, { raw: { width: widthPx, height: heightPx, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function level(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
