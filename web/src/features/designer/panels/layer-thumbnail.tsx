import { drawLayer } from '@diy/design/drawing';
import { boxBounds } from '@diy/design/geometry';
import type { Layer } from '@diy/design/layers';
import { useEffect, useRef } from 'react';
import { targetOf } from '../assets/canvas-scratch.ts';
import { useSession } from '../session/designer-context.ts';
import { useSignal } from '../session/use-signal.ts';
import styles from './panels.module.css';

const EDGE_PX = 36;

/** A layer by itself, drawn like everywhere else. */
export function LayerThumbnail({ layer }: { layer: Layer }) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = useSignal(session.resourcesVersion, (now) => now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of pictures or fonts must be drawn
  useEffect(() => {
    if (!canvas.current) return;
    const edge = EDGE_PX * Math.min(2, window.devicePixelRatio || 1);
    canvas.current.width = edge;
    canvas.current.height = edge;
    const bounds = boxBounds(layer);
    const pxPerMm = (edge * 0.92) / Math.max(bounds.widthMm, bounds.heightMm, 0.1);
    drawLayer(targetOf(canvas.current), { ...layer, hidden: false }, session.resourcesFor(layer, pxPerMm), {
      pxPerMm,
      offsetXMm: edge / pxPerMm / 2 - layer.xMm,
      offsetYMm: edge / pxPerMm / 2 - layer.yMm,
      mode: 'editor',
      visiblePx: { left: 0, top: 0, right: edge, bottom: edge },
    });
  }, [layer, session, version]);
  return <canvas ref={canvas} className={styles.thumbnail} />;
}
