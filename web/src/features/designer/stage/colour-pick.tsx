import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUi } from '../session/designer-context.ts';
import styles from './colour-pick.module.css';
import { pixelAt, seenColour } from './read-colour.ts';

interface Seen {
  readonly hex: string;
  readonly x: number;
  readonly y: number;
}

/** Lies over the stage while a colour of the artwork is wanted, and shows the one below the pointer. */
export function ColourPick() {
  const { t } = useTranslation('designer');
  const done = useUi((ui) => ui.pickColour);
  const cover = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    if (!done) return;
    setSeen(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      done(null);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [done]);
  if (!done) return null;

  const look = ({ clientX, clientY }: PointerEvent): Seen | null => {
    const box = cover.current?.getBoundingClientRect();
    const canvases = cover.current?.parentElement?.querySelectorAll<HTMLCanvasElement>('[data-ink]');
    if (!box || !canvases) return null;
    const pixels = [...canvases]
      .map((canvas) => pixelAt(canvas, { x: clientX, y: clientY }))
      .filter((pixel) => pixel !== null);
    const place = { x: clientX - box.left, y: clientY - box.top };
    return pixels.length === 0 ? null : { hex: seenColour(pixels), ...place };
  };
  return (
    <div
      ref={cover}
      className={styles.cover}
      data-floating
      data-testid="colour-pick"
      role="presentation"
      onPointerMove={(event) => setSeen(look(event))}
      onPointerUp={(event) => {
        const found = look(event);
        if (found) done(found.hex);
      }}
    >
      <span className={styles.hint} role="status">
        {t('stage.pickHint')}
      </span>
      {seen ? (
        <span className={styles.seen} style={{ transform: `translate(${seen.x + 16}px, ${seen.y + 16}px)` }}>
          <i style={{ background: seen.hex }} />
          {seen.hex}
        </span>
      ) : null}
    </div>
  );
}
