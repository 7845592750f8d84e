import { artworkDensity, composeMockup, type PreparedMockup, prepareMockup } from '@diy/design/mockup';
import { drawSurface, printSize, type Scale } from '@diy/design/painting';
import { type MockupAsset, mockupAsset } from '@diy/design/template';
import { type FontFace, parseFontFace } from '@diy/design/text';
import { createPageCanvas } from '../support/create-page-canvas.ts';
import { COLOUR_HEX, FONT_IDS, MOCKUP_PX, PHOTO, SURFACE, sampleDocument } from './sample-print.ts';

// Runs in a headless page and makes the files the way most open editors do: draw on a canvas, toBlob, post it.

const fonts = new Map<string, FontFace>();
let mockup: PreparedMockup | undefined;

async function load(): Promise<PreparedMockup> {
  for (const id of FONT_IDS) {
    if (!fonts.has(id))
      fonts.set(id, await parseFontFace(id, new Uint8Array(await fetchBytes(`/fonts/${id}.ttf`))));
  }
  mockup ??= await loadMockup();
  return mockup;
}

async function loadMockup(): Promise<PreparedMockup> {
  const asset: MockupAsset = mockupAsset.parse(await (await fetch('/mockup/mockup.json')).json());
  const surface = asset.surfaces[0]!;
  const read = async (name: string) => {
    const blob = await (await fetch(`/mockup/${name}`)).blob();
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

async function makeFiles(
  serial: number,
): Promise<{ printMs: number; mockupMs: number; drawMs: number; toBlobMs: number }> {
  const started = performance.now();
  const prepared = await load();
  const photo = await createImageBitmap(new Blob([await fetchBytes(`/photo.jpg?${serial}`)]));
  const density = artworkDensity(prepared, SURFACE.id, SURFACE.printArea);
  const small = draw(photo, density);
  const { data, width, height } = small.target.getImageData(0, 0, small.source.width, small.source.height);
  const { xMm, yMm } = SURFACE.printArea;
  const artwork = { rgba: data, widthPx: width, heightPx: height, pxPerMm: density, originMm: { xMm, yMm } };
  const shown = composeMockup(prepared, { colourHex: COLOUR_HEX, artworks: { [SURFACE.id]: artwork } });
  const product = createPageCanvas(shown.widthPx, shown.heightPx);
  const pixels = new ImageData(new Uint8ClampedArray(shown.rgba), shown.widthPx, shown.heightPx);
  product.target.putImageData(pixels, 0, 0);
  await post(`/files/${serial}.jpg`, await toBlob(product.source, 'image/jpeg', 0.88));

  const between = performance.now();
  const print = draw(photo, printSize(SURFACE, 'M').pxPerMm);
  const drawn = performance.now();
  const png = await toBlob(print.source, 'image/png');
  const encoded = performance.now();
  await post(`/files/${serial}.png`, png);
  const done = performance.now();
  photo.close();
  // Hands the pixels back at once; left to the collector, the next file would find the memory full.
  print.source.width = 0;
  small.source.width = 0;
  return {
    mockupMs: between - started,
    printMs: done - between,
    drawMs: drawn - between,
    toBlobMs: encoded - drawn,
  };
}

function draw(photo: ImageBitmap, pxPerMm: number | Scale) {
  const { widthMm, heightMm } = SURFACE.printArea;
  const { x, y } = typeof pxPerMm === 'number' ? { x: pxPerMm, y: pxPerMm } : pxPerMm;
  const canvas = createPageCanvas(Math.ceil(widthMm * x - 1e-6), Math.ceil(heightMm * y - 1e-6));
  drawSurface(
    canvas.target,
    { layers: sampleDocument().surfaces[0]!.layers, widthMm, heightMm },
    {
      image: () => ({ source: photo, ...PHOTO }),
      font: (id) => fonts.get(id),
      createScratch: createPageCanvas,
    },
    { pxPerMm },
  );
  return canvas;
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

async function fetchBytes(path: string): Promise<ArrayBuffer> {
  return (await fetch(path)).arrayBuffer();
}

export type MakeFiles = typeof makeFiles;
Object.assign(globalThis, { makeFiles });
