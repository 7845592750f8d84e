/** Bundled by `open-browser.ts` and run in the page: draws scenes with the browser's own canvas. */
import { composeMockup, type MockupAppearance, prepareMockup } from '../../mockup/index.ts';
import { type FontFace, parseFontFace } from '../../text/index.ts';
import { type CanvasEngine, drawScene } from './draw-scene.ts';
import { fontFile } from './font-file.ts';
import { mockupScene } from './mockup-scene.ts';
import { fontIds, type Scene } from './scene.ts';

function newCanvas(
  widthPx: number,
  heightPx: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = widthPx;
  canvas.height = heightPx;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no 2D context.');
  return { canvas, context };
}

const browserEngine: CanvasEngine = {
  createScratch(widthPx, heightPx) {
    const { canvas, context } = newCanvas(widthPx, heightPx);
    return { target: context, source: canvas };
  },
  fromPixels({ rgba, widthPx, heightPx }) {
    const { canvas, context } = newCanvas(widthPx, heightPx);
    context.putImageData(new ImageData(new Uint8ClampedArray(rgba), widthPx, heightPx), 0, 0);
    return canvas;
  },
  readPixels({ source }, widthPx, heightPx) {
    const context = (source as HTMLCanvasElement).getContext('2d');
    return context?.getImageData(0, 0, widthPx, heightPx).data ?? new Uint8ClampedArray();
  },
};

const fonts = new Map<string, FontFace>();

async function loadFonts(ids: Iterable<string>): Promise<void> {
  for (const id of ids) {
    if (fonts.has(id)) continue;
    const bytes = new Uint8Array(await (await fetch(`/${fontFile(id)}`)).arrayBuffer());
    fonts.set(id, await parseFontFace(id, bytes));
  }
}

function toBase64(bytes: Uint8ClampedArray | Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000)
    text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text);
}

/** Called from the test through `page.evaluate`. Pixels come back as base64. */
const api = {
  async draw(scene: Scene) {
    await loadFonts(fontIds(scene));
    const { rgba, widthPx, heightPx } = drawScene(scene, browserEngine, fonts);
    return { widthPx, heightPx, rgba: toBase64(rgba) };
  },
  async mockup(appearance: Omit<MockupAppearance, 'artworks'>) {
    const { asset, pictures, artworkScene, originMm } = mockupScene();
    await loadFonts(fontIds(artworkScene));
    const artwork = drawScene(artworkScene, browserEngine, fonts);
    const prepared = prepareMockup(asset, pictures);
    const placed = { ...artwork, pxPerMm: artworkScene.options.pxPerMm, originMm };
    const { rgba, widthPx, heightPx } = composeMockup(prepared, {
      ...appearance,
      artworks: { front: placed },
    });
    return { widthPx, heightPx, rgba: toBase64(rgba) };
  },
};
export type GoldenPageApi = typeof api;
Object.assign(globalThis, { golden: api });
