import { useEffect, useRef } from 'react';
import styles from './previews.module.css';

interface BitmapCanvasProps {
  /** Calls back with each new picture; returns how to stop. */
  follow: (show: (bitmap: ImageBitmap) => void) => () => void;
  label: string;
  testId?: string;
  className?: string | undefined;
}

/** A picture that comes from the worker again and again; drawn without React. */
export function BitmapCanvas({ follow, label, testId, className }: BitmapCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(
    () =>
      follow((bitmap) => {
        const element = canvas.current;
        if (!element) return;
        if (element.width !== bitmap.width) element.width = bitmap.width;
        if (element.height !== bitmap.height) element.height = bitmap.height;
        const context = element.getContext('2d');
        context?.clearRect(0, 0, bitmap.width, bitmap.height);
        context?.drawImage(bitmap, 0, 0);
        element.dataset.drawn = String(Number(element.dataset.drawn ?? 0) + 1);
      }),
    [follow],
  );
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      className={className ?? styles.picture}
      role="img"
      aria-label={label}
      data-testid={testId}
    />
  );
}
