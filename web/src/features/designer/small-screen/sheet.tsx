import { type PointerEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Layout } from '../view/choose-layout.ts';
import styles from './sheet.module.css';
import { sheetShare } from './sheet-share.ts';

const STEP = 0.1;

interface SheetProps {
  layout: Layout;
  /** The sheet's content: other content takes the keyboard as a new sheet does. */
  shows: string;
  onClose: () => void;
  children: ReactNode;
}

/** A part of the designer: below the stage as high as the person pulls it, and pulled down it closes; otherwise next to the stage. */
export function Sheet({ layout, shows, onClose, children }: SheetProps) {
  const isBelow = layout === 'below';
  const { t } = useTranslation('designer');
  const [share, setShare] = useState(0.46);
  const pulled = useRef<{ y: number; share: number; isLow: boolean } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useFocusInside(box, isBelow, shows);
  const pull = (event: PointerEvent<HTMLElement>) => {
    const from = pulled.current;
    const room = event.currentTarget.parentElement?.parentElement?.clientHeight ?? 0;
    if (!from || room === 0) return;
    const next = sheetShare(from.share + (from.y - event.clientY) / room);
    from.isLow = next.isLow;
    setShare(next.share);
  };
  const grip = (
    // biome-ignore lint/a11y/useSemanticElements: it is moved, as the line between two parts of a window is
    <div
      role="separator"
      className={styles.grip}
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={t('sheet.grip')}
      aria-valuemin={20}
      aria-valuemax={80}
      aria-valuenow={Math.round(share * 100)}
      data-testid="sheet-grip"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        pulled.current = { y: event.clientY, share, isLow: false };
      }}
      onPointerMove={pull}
      onPointerUp={() => {
        if (pulled.current?.isLow) onClose();
        pulled.current = null;
      }}
      onPointerCancel={() => {
        pulled.current = null;
      }}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowUp' ? STEP : event.key === 'ArrowDown' ? -STEP : 0;
        if (by === 0) return;
        event.preventDefault();
        event.stopPropagation();
        setShare(sheetShare(share + by).share);
      }}
    />
  );
  return (
    <div
      ref={box}
      tabIndex={isBelow ? -1 : undefined}
      className={isBelow ? styles.sheet : styles.beside}
      style={isBelow ? { blockSize: `${share * 100}cqb` } : undefined}
      data-testid={isBelow ? 'sheet' : undefined}
      data-beside={isBelow ? undefined : true}
    >
      {isBelow ? grip : null}
      {children}
    </div>
  );
}

/** Moves the focus into a sheet that opens, and back to where it was when the sheet closes; while a text is edited on the stage, it stays there. */
function useFocusInside(box: RefObject<HTMLDivElement | null>, isBelow: boolean, shows: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content is another sheet
  useLayoutEffect(() => {
    const own = box.current;
    if (!own || !isBelow) return;
    const opener = document.activeElement;
    if (!own.contains(opener)) own.focus({ preventScroll: true });
    return () => {
      if (!own.contains(document.activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
      const next = isThere ? opener : document.querySelector<HTMLElement>('[role="application"]');
      next?.focus({ preventScroll: true });
    };
  }, [box, shows]);
}
