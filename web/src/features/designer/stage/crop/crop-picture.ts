import type { CroppedLayer } from '@diy/design/layers';
import { drawLayer, layerOutline } from '@diy/design/painting';
import { createChangeWatch } from '../../../../lib/change-watch.ts';
import { targetOf } from '../../assets/canvas-scratch.ts';
import type { ResourcesFor } from '../../assets/create-resources.ts';
import { toPx } from '../../view/view-math.ts';
import type { StageMoment } from '../stage-moment.ts';
import { wholeBox } from './crop-geometry.ts';

/** How much of the stage is covered, and how much of the picture is seen outside the frame. */
const VEIL = 0.6;
const BESIDE = 0.45;

/** Shows the whole picture behind its frame while it is cropped, over everything else: it is not lost under other layers. */
export function createCropPicture(
  canvas: HTMLCanvasElement,
  resourcesFor: ResourcesFor,
): (layer: CroppedLayer | null, moment: StageMoment, at: { stage: string; resources: number }) => void {
  const hasChanged = createChangeWatch();
  return (layer, { view, size, pixelRatio }, { stage, resources }) => {
    const { width, height } = size;
    // Without a crop nothing is shown, whatever moves.
    if (!hasChanged(layer ? [layer, view, width, height, pixelRatio, stage, resources] : [])) return;
    canvas.width = layer ? Math.max(1, Math.round(width * pixelRatio)) : 1;
    canvas.height = layer ? Math.max(1, Math.round(height * pixelRatio)) : 1;
    canvas.hidden = layer === null;
    const context = canvas.getContext('2d');
    if (!layer || !context) return;
    context.globalAlpha = VEIL;
    context.fillStyle = stage;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalAlpha = 1;
    const pxPerMm = view.pxPerMm * pixelRatio;
    const place = {
      pxPerMm,
      offsetXMm: view.offsetX / view.pxPerMm,
      offsetYMm: view.offsetY / view.pxPerMm,
      mode: 'editor' as const,
      visiblePx: { left: 0, top: 0, right: canvas.width, bottom: canvas.height },
    };
    const draw = (one: CroppedLayer) => drawLayer(targetOf(canvas), one, resourcesFor(one, pxPerMm), place);
    const plain = { ...layer, blend: 'normal' as const };
    const whole = {
      ...plain,
      ...wholeBox(layer),
      crop: { x: 0, y: 0, width: 1, height: 1 },
      opacity: BESIDE,
    };
    draw(whole.kind === 'image' ? { ...whole, mask: null } : whole);
    context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
    context.globalCompositeOperation = 'destination-out';
    context.beginPath();
    for (const point of layerOutline(layer)) {
      const { x, y } = toPx(view, point);
      context.lineTo(x, y);
    }
    context.fill();
    context.globalCompositeOperation = 'source-over';
    draw({ ...plain, opacity: 1 });
  };
}
