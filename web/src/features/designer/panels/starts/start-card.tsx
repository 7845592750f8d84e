import { insetRect, type Rect } from '@diy/design/geometry';
import { boundsOfLayers, type Layer, textsOf } from '@diy/design/layers';
import { drawLayer } from '@diy/design/painting';
import { useEffect, useRef, useState } from 'react';
import { targetOf } from '../../assets/canvas-scratch.ts';
import { faceOf } from '../../assets/fonts/layer-face.ts';
import { useSession } from '../../session/designer-context.ts';
import { useFontStates } from '../../session/fonts/use-font-states.ts';
import styles from './starts-panel.module.css';

const EDGE_PX = 132;

interface StartCardProps {
  id: string;
  name: string;
  /** The layers as they would lie on the surface; null = their graphics are on the way. */
  layers: readonly Layer[] | null;
  area: { readonly widthMm: number; readonly heightMm: number };
  /** The product's colour. */
  ground: string;
  onChoose: () => void;
}

/** A start design drawn as it would be printed, once it is in sight and its fonts are here. */
export function StartCard({ id, name, layers, area, ground, onChoose }: StartCardProps) {
  const card = useRef<HTMLButtonElement>(null);
  const isSeen = useIsSeen(card);
  return (
    <button
      ref={card}
      type="button"
      className={styles.card}
      data-testid={`start-${id}`}
      disabled={layers === null}
      onClick={onChoose}
    >
      <span className={styles.picture} style={{ background: ground }}>
        {layers && isSeen ? <Drawing layers={layers} area={area} /> : null}
      </span>
      <span>{name}</span>
    </button>
  );
}

/** Whether something has come into sight. */
function useIsSeen(element: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
}

/** Room around the artwork of a card, in parts of its longer side. */
const MARGIN = 0.08;

/** What a card shows: the artwork with some room around it, never more than the print area's longer side. */
export function shownPart(layers: readonly Layer[], area: StartCardProps['area']): Rect {
  const whole = { xMm: 0, yMm: 0, ...area };
  const bounds = boundsOfLayers(layers);
  if (!bounds) return whole;
  const around = insetRect(bounds, -Math.max(bounds.widthMm, bounds.heightMm) * MARGIN);
  const isLarger = Math.max(around.widthMm, around.heightMm) > Math.max(area.widthMm, area.heightMm);
  return isLarger ? whole : around;
}

function Drawing({ layers, area }: Pick<StartCardProps, 'area'> & { layers: readonly Layer[] }) {
  const session = useSession();
  const canvas = useRef<HTMLCanvasElement>(null);
  const version = useFontStates(session.fonts);
  const texts = layers.flatMap(textsOf);
  const isReady = texts.every((text) => faceOf(text, session.fonts) !== undefined);
  useEffect(() => {
    for (const { fontId } of layers.flatMap(textsOf)) session.fonts.request(fontId);
  }, [layers, session]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts that came are drawn
  useEffect(() => {
    if (!canvas.current || !isReady) return;
    const edge = EDGE_PX * Math.min(2, window.devicePixelRatio || 1);
    canvas.current.width = edge;
    canvas.current.height = edge;
    const shown = shownPart(layers, area);
    const pxPerMm = edge / Math.max(shown.widthMm, shown.heightMm);
    const target = targetOf(canvas.current);
    for (const layer of layers) {
      drawLayer(target, layer, session.resourcesFor(layer, pxPerMm), {
        pxPerMm,
        offsetXMm: (edge / pxPerMm - shown.widthMm) / 2 - shown.xMm,
        offsetYMm: (edge / pxPerMm - shown.heightMm) / 2 - shown.yMm,
        mode: 'editor',
        visiblePx: { left: 0, top: 0, right: edge, bottom: edge },
      });
    }
  }, [layers, area, session, isReady, version]);
  return <canvas ref={canvas} className={styles.canvas} />;
}
