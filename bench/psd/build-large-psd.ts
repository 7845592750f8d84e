import { composePsd, readPsd } from '@diy/psd';
import { type Layer, type Psd, writePsdUint8Array } from 'ag-psd';

interface Size {
  width: number;
  height: number;
}

/** Noise of a camera, which cannot be packed: a file of known size. */
function photograph({ width, height }: Size, name: string, more: Layer = {}): Layer {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = 1;
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[at] = 150 + (state >>> 26);
    data[at + 1] = 140 + ((state >>> 18) & 63);
    data[at + 2] = 130 + ((state >>> 10) & 63);
    data[at + 3] = 255;
  }
  return { name, left: 0, top: 0, right: width, bottom: height, imageData: { width, height, data }, ...more };
}

const px = (value: number) => ({ units: 'Pixels' as const, value });
const LINEAR = {
  name: 'Linear',
  curve: [
    { x: 0, y: 0 },
    { x: 255, y: 255 },
  ],
};

/** A white layer with a shadow of 300 pixels, 200 away. */
function shadowed(name: string, [left, top]: [number, number], { width, height }: Size): Layer {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const shadow = {
    enabled: true,
    size: px(300),
    choke: px(30),
    distance: px(200),
    angle: 120,
    useGlobalLight: false,
    color: { r: 0, g: 0, b: 0 },
    opacity: 0.5,
    blendMode: 'multiply' as const,
    contour: LINEAR,
  };
  return {
    name,
    left,
    top,
    right: left + width,
    bottom: top + height,
    imageData: { width, height, data },
    effects: { dropShadow: [shadow] },
  };
}

/**
 * A mockup of a seller: photographs of the document's size upon one another, a smart object in the middle, a label with a wide shadow.
 * @param photographs how many; each is 3 bytes a pixel in the file
 * @param hasBoard whether a board nearly as large as the document, with a shadow as the label's, lies below the smart object
 */
export function buildLargePsd(size: Size, photographs: number, hasBoard = false): Uint8Array {
  const { width, height } = size;
  const at = (x: number, y: number): [number, number] => [Math.round(width * x), Math.round(height * y)];
  const corners = [...at(0.4, 0.3), ...at(0.6, 0.3), ...at(0.6, 0.7), ...at(0.4, 0.7)];
  const design: Layer = {
    name: 'design',
    placedLayer: {
      id: 'c0ffee00-0000-4000-8000-000000000001',
      type: 'raster',
      transform: corners,
      width: Math.round(width * 0.2),
      height: Math.round(height * 0.4),
    },
  };
  const over = Array.from({ length: photographs - 1 }, (_, index) =>
    photograph(size, `light ${index + 1}`, { blendMode: 'multiply', opacity: 0.4 }),
  );
  const [left, top] = at(0.05, 0.3);
  const ground = photograph(size, 'ground');
  const board = shadowed('board', at(0.05, 0.05), { width: at(0.9, 0)[0], height: at(0, 0.9)[1] });
  const label = shadowed('label', [left, top], { width: 200, height: 200 });
  const children = [ground, ...(hasBoard ? [board] : []), design, label, ...over];
  return withMerged({ width, height, children });
}

/** The document with a merged picture that agrees with its layers, and says that it was made of them: so it is compared with them. */
function withMerged(document: Psd): Uint8Array {
  const write = (more: Partial<Psd>): Uint8Array =>
    writePsdUint8Array({ ...document, ...more }, { noBackground: true });
  const { width, height, data } = composePsd(readPsd(write({})));
  const versionInfo = { hasRealMergedData: true, writerName: '', readerName: '', fileVersion: 1 };
  return write({ imageData: { width, height, data }, imageResources: { versionInfo } });
}
