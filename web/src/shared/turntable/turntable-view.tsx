import type { TemplateSurface } from '@diy/design/template';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoWebGl, type Turntable } from './turntable.ts';
import styles from './turntable-view.module.css';

/** Degrees per pixel dragged, and per press of a key. */
const DRAG_DEG = 0.5;
const KEYS: Record<string, [yaw: number, pitch: number]> = {
  ArrowLeft: [-15, 0],
  ArrowRight: [15, 0],
  ArrowUp: [0, 6],
  ArrowDown: [0, -6],
};

interface TurntableViewProps {
  modelUrl: string;
  surfaces: readonly Pick<TemplateSurface, 'id' | 'printArea'>[];
  colourHex: string;
  /** Calls back with each new artwork of a surface; returns how to stop. Must keep its identity. */
  follow: (surfaceId: string, show: (picture: ImageBitmap | HTMLCanvasElement) => void) => () => void;
  /** A description for screen readers. */
  label: string;
}

/** A product to turn by dragging or with the arrow keys; turns slowly until touched. */
export function TurntableView({ modelUrl, surfaces, colourHex, follow, label }: TurntableViewProps) {
  const { t } = useTranslation('turntable');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [table, setTable] = useState<Turntable | null>(null);
  const [problem, setProblem] = useState<'noWebGl' | 'failed' | null>(null);
  const [deg, setDeg] = useState(0);
  const from = useRef<{ x: number; y: number } | null>(null);
  const firstColour = useRef(colourHex);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    let started: Turntable | null = null;
    const start = async () => {
      const { startTurntable } = await import('./start-turntable.ts');
      if (isGone) return;
      started = await startTurntable(element, {
        modelUrl,
        surfaces,
        colourHex: firstColour.current,
        isStill: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
        onTurn: setDeg,
      });
      if (isGone) started.dispose();
      else setTable(started);
    };
    start().catch((error: unknown) => {
      if (!isGone) setProblem(error instanceof NoWebGl ? 'noWebGl' : 'failed');
    });
    return () => {
      isGone = true;
      started?.dispose();
    };
  }, [modelUrl, surfaces]);
  useEffect(() => table?.setColour(colourHex), [table, colourHex]);
  useEffect(() => {
    if (!table) return;
    const stops = surfaces.map(({ id }) => follow(id, (picture) => table.setArtwork(id, picture)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [table, surfaces, follow]);
  useEffect(() => {
    if (!table || !canvas.current) return;
    const observer = new ResizeObserver(() => table.resize());
    observer.observe(canvas.current);
    return () => observer.disconnect();
  }, [table]);

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = KEYS[event.key];
    if (!table || (!turn && event.key !== 'Home')) return;
    event.preventDefault();
    if (turn) table.turnBy(...turn);
    else table.reset();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, y: event.clientY };
    table?.turnBy(0, 0);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!from.current) return;
    const [x, y] = [event.clientX - from.current.x, event.clientY - from.current.y];
    table?.turnBy(x * DRAG_DEG, y * DRAG_DEG);
    from.current = { x: event.clientX, y: event.clientY };
  };
  const onPointerEnd = () => {
    from.current = null;
  };
  if (problem) return <p className={styles.problem}>{t(problem)}</p>;
  return (
    <div
      className={styles.turntable}
      role="slider"
      tabIndex={0}
      aria-label={t('label', { name: label })}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={deg}
      aria-valuetext={t('angle', { deg })}
      aria-busy={table === null}
      data-testid="turntable"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
    >
      <canvas key={modelUrl} ref={canvas} />
      <span className={styles.hint}>{table ? t('hint') : t('loading')}</span>
    </div>
  );
}
