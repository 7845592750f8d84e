import { rectCentre } from '@diy/design/geometry';
import { boundsOfLayers, type Layer } from '@diy/design/layers';
import { drawLayer } from '@diy/design/painting';
import { useEffect, useRef, useState } from 'react';
import { useInSight } from '../../../../lib/browser/use-in-sight.ts';
import { isShallowEqual } from '../../../../lib/is-shallow-equal.ts';
import { useSignal } from '../../../../lib/use-signal.ts';
import { targetOf } from '../../assets/canvas-scratch.ts';
import { useSession } from '../../session/designer-context.ts';
import styles from './layer-thumbnail.module.css';

const EDGE_PX = 36;

/**
 * Layers by themselves, drawn like everywhere else: one, or those of a group. Hidden ones are shown when all are. A list of two hundred
 * draws those in sight.
 */
export function LayerThumbnail({ layers }: { layers: readonly Layer[] }) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const isInSight = useInSight(canvas);
  const version = useSignal(session.resourcesVersion, (now) => now);
  // The row of a group passes a new array each time; the old one is kept while its layers are the same.
  const [drawn, setDrawn] = useState(layers);
  if (!isShallowEqual(drawn, layers)) setDrawn(layers);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of pictures or fonts must be drawn
  useEffect(() => {
    if (!canvas.current || !isInSight) return;
    const edge = EDGE_PX * Math.min(2, window.devicePixelRatio || 1);
    canvas.current.width = edge;
    canvas.current.height = edge;
    const visible = drawn.filter((layer) => !layer.hidden);
    const shown = visible.length > 0 ? visible : drawn;
    const bounds = boundsOfLayers(shown);
    if (!bounds) return;
    const middle = rectCentre(bounds);
    const pxPerMm = (edge * 0.92) / Math.max(bounds.widthMm, bounds.heightMm, 0.1);
    const target = targetOf(canvas.current);
    for (const layer of shown) {
      drawLayer(target, { ...layer, hidden: false }, session.resourcesFor(layer, pxPerMm), {
        pxPerMm,
        offsetXMm: edge / pxPerMm / 2 - middle.x,
        offsetYMm: edge / pxPerMm / 2 - middle.y,
        mode: 'editor',
        visiblePx: { left: 0, top: 0, right: edge, bottom: edge },
      });
    }
  }, [drawn, isInSight, session, version]);
  return <canvas ref={canvas} className={styles.thumbnail} />;
}
