import { type Layer, type Psd, writePsdUint8Array } from 'ag-psd';

type Rgba = [number, number, number, number];

/** A layer of one colour; 4 × 4 pixels at the corner unless said otherwise. */
export function buildLayer(colour: Rgba, more: Layer = {}): Layer {
  const { left = 0, top = 0, right = 4, bottom = 4 } = more;
  const [width, height] = [right - left, bottom - top];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set(colour, at);
  return { name: 'layer', ...more, left, top, right, bottom, imageData: { width, height, data } };
}

/** The bytes of a document of 4 × 4 pixels with these layers, the lowest first. */
export function buildPsd(layers: Layer[], more: Partial<Psd> = {}, psb = false): Uint8Array {
  return writePsdUint8Array({ width: 4, height: 4, ...more, children: layers }, { psb, noBackground: true });
}
