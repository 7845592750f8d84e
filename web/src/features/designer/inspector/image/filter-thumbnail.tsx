import type { ImageFilter, ImageLayer } from '@diy/design/layers';
import { drawLayer } from '@diy/design/painting';
import { useEffect, useRef } from 'react';
import { useSignal } from '../../../../lib/use-signal.ts';
import { targetOf } from '../../assets/canvas-scratch.ts';
import { useSession } from '../../session/designer-context.ts';
import styles from './filter.module.css';

const EDGE_PX = 60;

/** The layer's picture in a filter's colours, filling a square; drawn like everywhere else. */
export function FilterThumbnail({ layer, filter }: { layer: ImageLayer; filter: ImageFilter | null }) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = useSignal(session.resourcesVersion, (now) => now);
  const { imageId, crop, flipX, flipY, sourceWidthPx, sourceHeightPx } = layer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the layer only what shows counts; a new version of pictures must be drawn
  useEffect(() => {
    if (!canvas.current) return;
    const edge = EDGE_PX * Math.min(2, window.devicePixelRatio || 1);
    canvas.current.width = edge;
    canvas.current.height = edge;
    const shown = inSquare(layer, filter, edge);
    drawLayer(targetOf(canvas.current), shown, session.resourcesFor(shown, 1), {
      pxPerMm: 1,
      offsetXMm: edge / 2,
      offsetYMm: edge / 2,
      mode: 'editor',
      visiblePx: { left: 0, top: 0, right: edge, bottom: edge },
    });
  }, [
    imageId,
    crop.x,
    crop.y,
    crop.width,
    crop.height,
    flipX,
    flipY,
    sourceWidthPx,
    sourceHeightPx,
    filter,
    session,
    version,
  ]);
  return <canvas ref={canvas} className={styles.thumbnail} />;
}

/** The picture alone, upright about the middle, its shorter side `edge` mm. */
function inSquare(layer: ImageLayer, filter: ImageFilter | null, edge: number): ImageLayer {
  const { crop, sourceWidthPx, sourceHeightPx } = layer;
  const [width, height] = [sourceWidthPx * crop.width, sourceHeightPx * crop.height];
  const scale = edge / Math.min(width, height);
  return {
    ...layer,
    filter,
    mask: null,
    tile: null,
    xMm: 0,
    yMm: 0,
    widthMm: width * scale,
    heightMm: height * scale,
    rotationDeg: 0,
    opacity: 1,
    blend: 'normal',
    hidden: false,
  };
}
