import { filterKey } from '../../layers/index.ts';
import {
  type CanvasTarget,
  type DrawableImage,
  drawSurface,
  filterPicture,
  halvePicture,
  preparedImageSize,
  type RgbaPicture,
  type ScratchCanvas,
} from '../../painting/index.ts';
import type { FontFace } from '../../text/index.ts';
import { type Scene, sceneSize } from './scene.ts';
import { testPictures } from './test-pictures.ts';

/** What differs between a browser and Node: how a canvas is made, filled and read. */
export interface CanvasEngine {
  createScratch(widthPx: number, heightPx: number): ScratchCanvas;
  fromPixels(picture: RgbaPicture): unknown;
  readPixels(canvas: ScratchCanvas, widthPx: number, heightPx: number): Uint8ClampedArray;
}

/** Draws a scene on an engine's canvas. Sources are reduced the way stage and renderer do it. */
export function drawScene(
  scene: Scene,
  engine: CanvasEngine,
  fonts: ReadonlyMap<string, FontFace>,
): RgbaPicture {
  const { widthPx, heightPx } = sceneSize(scene);
  const canvas = engine.createScratch(widthPx, heightPx);
  if (scene.background) fillAll(canvas.target, scene.background, widthPx, heightPx);
  const images = prepareImages(scene, engine);
  drawSurface(
    canvas.target,
    scene,
    {
      image: (id, filter) => images.get(`${id} ${filterKey(filter)}`),
      font: (id) => fonts.get(id),
      createScratch: engine.createScratch,
    },
    scene.options,
  );
  return { rgba: engine.readPixels(canvas, widthPx, heightPx), widthPx, heightPx };
}

function fillAll(target: CanvasTarget, colour: string, widthPx: number, heightPx: number): void {
  target.beginPath();
  target.rect(0, 0, widthPx, heightPx);
  target.fillStyle = colour;
  target.fill();
}

function prepareImages(scene: Scene, engine: CanvasEngine): Map<string, DrawableImage> {
  const images = new Map<string, DrawableImage>();
  for (const layer of scene.layers) {
    if (layer.kind !== 'image') continue;
    let picture = testPictures[layer.imageId]?.();
    if (!picture) continue;
    picture = filterPicture(picture, layer.filter ?? null);
    const { halvings } = preparedImageSize(layer, scene.options.pxPerMm);
    for (let i = 0; i < halvings; i += 1) picture = halvePicture(picture);
    const { widthPx, heightPx } = picture;
    images.set(`${layer.imageId} ${filterKey(layer.filter)}`, {
      source: engine.fromPixels(picture),
      widthPx,
      heightPx,
    });
  }
  return images;
}
