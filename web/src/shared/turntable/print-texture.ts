import type { RectMm } from '@diy/design/template';
import { type BufferGeometry, CanvasTexture, SRGBColorSpace } from 'three';

const LONGEST_PX = 2048;

/** One surface of the model: the product's colour with the artwork in the print area. */
export interface PrintTexture {
  texture: CanvasTexture;
  setColour(hex: string): void;
  setArtwork(picture: ImageBitmap | HTMLCanvasElement): void;
}

/** Covers all of the geometry's texture coordinates (surface mm / 1000), printed or not. */
export function createPrintTexture(geometry: BufferGeometry, area: RectMm, colourHex: string): PrintTexture {
  const extent = extentOf(geometry);
  const pxPerMm = LONGEST_PX / Math.max(extent.widthMm, extent.heightMm);
  const canvas = newCanvas(extent.widthMm * pxPerMm, extent.heightMm * pxPerMm);
  const artwork = newCanvas(area.widthMm * pxPerMm, area.heightMm * pxPerMm);
  const texture = new CanvasTexture(canvas);
  texture.flipY = false;
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.repeat.set(1000 / extent.widthMm, 1000 / extent.heightMm);
  texture.offset.set(-extent.xMm / extent.widthMm, -extent.yMm / extent.heightMm);
  let colour = colourHex;
  const paint = () => {
    const context = canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(artwork, (area.xMm - extent.xMm) * pxPerMm, (area.yMm - extent.yMm) * pxPerMm);
    texture.needsUpdate = true;
  };
  paint();
  return {
    texture,
    setColour(hex) {
      colour = hex;
      paint();
    },
    setArtwork(picture) {
      const context = artwork.getContext('2d');
      context?.clearRect(0, 0, artwork.width, artwork.height);
      context?.drawImage(picture, 0, 0, artwork.width, artwork.height);
      paint();
    },
  };
}

function extentOf(geometry: BufferGeometry): RectMm {
  const uv = geometry.getAttribute('uv');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; uv && i < uv.count; i += 1) {
    left = Math.min(left, uv.getX(i));
    right = Math.max(right, uv.getX(i));
    top = Math.min(top, uv.getY(i));
    bottom = Math.max(bottom, uv.getY(i));
  }
  if (!(right > left && bottom > top)) throw new Error('The model has no texture coordinates.');
  return {
    xMm: left * 1000,
    yMm: top * 1000,
    widthMm: (right - left) * 1000,
    heightMm: (bottom - top) * 1000,
  };
}

function newCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}
