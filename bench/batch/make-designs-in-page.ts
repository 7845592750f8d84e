import type { DesignDocument } from '@diy/design/document';
import { artworkDensity, composeMockup, type PreparedMockup, prepareMockup } from '@diy/design/mockup';
import { drawSurface, printSize, type Scale } from '@diy/design/painting';
import { type MockupAsset, printAreaFor, type TemplateDefinition } from '@diy/design/template';
import { createPageCanvas } from '../support/create-page-canvas.ts';

// Runs in a headless page and makes a batch's designs the way most open editors do: draw, toBlob, post.

/** One design; pictures and mockup files are fetched from the little server next to the page. */
export interface PageTask {
  name: string;
  document: DesignDocument;
  definition: TemplateDefinition;
  asset: MockupAsset;
  pictureUrl: string;
  mockupUrl: string;
}

/** Longer side of the mockup, in px. */
const MOCKUP_PX = 1000;
const mockups = new Map<string, Promise<PreparedMockup>>();
let lastPicture: { url: string; bitmap: ImageBitmap } | undefined;

async function loadMockup({ asset, mockupUrl }: PageTask): Promise<PreparedMockup> {
  const surface = asset.surfaces[0]!;
  const read = async (name: string) => {
    const blob = await (await fetch(`${mockupUrl}/${name}`)).blob();
    const bitmap = await createImageBitmap(blob, { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
    const { target } = createPageCanvas(bitmap.width, bitmap.height);
    target.drawImage(bitmap, 0, 0);
    const { data, width, height } = target.getImageData(0, 0, bitmap.width, bitmap.height);
    return { rgba: data, widthPx: width, heightPx: height };
  };
  const pictures = {
    base: await read(asset.base),
    maps: await read(asset.maps),
    uv: { [surface.surface]: await read(surface.uv) },
    coverage: { [surface.surface]: await read(surface.coverage) },
  };
  return prepareMockup(asset, pictures, { widthPx: MOCKUP_PX });
}

async function loadPicture(url: string): Promise<ImageBitmap> {
  if (lastPicture?.url === url) return lastPicture.bitmap;
  lastPicture?.bitmap.close();
  const bitmap = await createImageBitmap(await (await fetch(url)).blob());
  lastPicture = { url, bitmap };
  return bitmap;
}

async function makeDesign(task: PageTask): Promise<void> {
  const { name, asset, definition, document: design } = task;
  const loading = mockups.get(asset.id) ?? loadMockup(task);
  mockups.set(asset.id, loading);
  const mockup = await loading;
  const picture = await loadPicture(task.pictureUrl);
  const surface = definition.surfaces[0]!;
  const area = printAreaFor(surface, design.sizeId);
  const draw = (widthPx: number, heightPx: number, pxPerMm: number | Scale) => {
    const canvas = createPageCanvas(widthPx, heightPx);
    const { widthMm, heightMm } = area;
    const image = { source: picture, widthPx: picture.width, heightPx: picture.height };
    const resources = { image: () => image, font: () => undefined, createScratch: createPageCanvas };
    drawSurface(
      canvas.target,
      { layers: design.surfaces[0]!.layers, widthMm, heightMm, clip: surface.mask?.svgPath ?? null },
      resources,
      { pxPerMm },
    );
    return canvas.source;
  };

  const density = artworkDensity(mockup, surface.id, area);
  const small = draw(Math.ceil(area.widthMm * density), Math.ceil(area.heightMm * density), density);
  const { data, width, height } = small.getContext('2d')!.getImageData(0, 0, small.width, small.height);
  const artwork = {
    rgba: data,
    widthPx: width,
    heightPx: height,
    pxPerMm: density,
    originMm: { xMm: area.xMm, yMm: area.yMm },
  };
  const colour = definition.colours.find(({ id }) => id === design.colourId);
  const shown = composeMockup(mockup, {
    colourHex: colour?.hex ?? '#FFFFFF',
    melange: colour?.melange,
    artworks: { [surface.id]: artwork },
  });
  const product = createPageCanvas(shown.widthPx, shown.heightPx);
  const pixels = new ImageData(new Uint8ClampedArray(shown.rgba), shown.widthPx, shown.heightPx);
  product.target.putImageData(pixels, 0, 0);
  await post(`/files/${name}.jpg`, await toBlob(product.source, 'image/jpeg', 0.88));

  const size = printSize(surface, design.sizeId);
  const print = draw(size.widthPx, size.heightPx, size.pxPerMm);
  await post(`/files/${name}.png`, await toBlob(print, 'image/png'));
  // Hands the pixels back at once; left to the collector, the next file would find the memory full.
  print.width = 0;
  small.width = 0;
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`no ${type}`))), type, quality);
  });
}

async function post(path: string, body: Blob): Promise<void> {
  const response = await fetch(path, { method: 'POST', body });
  if (!response.ok) throw new Error(`${path}: HTTP ${response.status}`);
}

export type MakeDesign = typeof makeDesign;
Object.assign(globalThis, { makeDesign });
