import type { PsdSurface } from '@diy/contract/own-templates/psd-readings';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '../own-template.module.css';
import { PreviewFrame } from '../preview-frame.tsx';
import type { PreviewArtwork } from '../preview-protocol.ts';
import { showPixels } from '../show-pixels.ts';
import type { FromPsdPreview, ToPsdPreview } from './psd-preview-worker.ts';

/** Longer side of the preview, in px. */
const EDGE_PX = 1000;
/** Width that the server assumes for a surface until somebody has said its millimetres. */
const WIDTH_MM = 1000;

/** The mockup with a test print on a smart object. */
export function PsdPreview({ surface }: { surface: PsdSurface }) {
  const { t } = useTranslation('own-templates');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [artwork, setArtwork] = useState<PreviewArtwork>('grid');
  const { isReady, hasFailed } = usePsdPreview(canvas, surface, artwork);
  return (
    <PreviewFrame
      canvas={canvas}
      testId="psd-preview"
      figureClass={styles.psdPreview}
      isReady={isReady}
      fault={hasFailed ? t('psd.noPreview') : null}
      artwork={artwork}
      onArtwork={setArtwork}
    />
  );
}

function usePsdPreview(
  canvas: React.RefObject<HTMLCanvasElement | null>,
  { key, mockup, width_px, height_px }: PsdSurface,
  artwork: PreviewArtwork,
) {
  const [shown, setShown] = useState<{ key: string; hasFailed: boolean } | null>(null);
  const worker = useRef<Worker | null>(null);
  const serial = useRef(0);
  useEffect(() => {
    const own = new Worker(new URL('./psd-preview-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    return () => own.terminate();
  }, []);
  useEffect(() => {
    const own = worker.current;
    if (!own || !mockup) return;
    serial.current += 1;
    const wanted = serial.current;
    own.onmessage = ({ data }: MessageEvent<FromPsdPreview>) => {
      if (data.serial !== wanted) return;
      if ('error' in data) {
        setShown({ key, hasFailed: true });
        return;
      }
      showPixels(canvas.current, data);
      setShown({ key, hasFailed: false });
    };
    const { asset, base_url } = mockup;
    const message: ToPsdPreview = {
      serial: wanted,
      item: { asset: { ...asset, id: `${base_url} ${key}` }, base_url },
      artwork,
      widthPx: Math.round(asset.widthPx * Math.min(1, EDGE_PX / Math.max(asset.widthPx, asset.heightPx))),
      widthMm: WIDTH_MM,
      heightMm: (WIDTH_MM * height_px) / width_px,
    };
    own.postMessage(message);
  }, [canvas, key, mockup, width_px, height_px, artwork]);
  const isShown = shown?.key === key;
  return { isReady: isShown && !shown.hasFailed, hasFailed: isShown && shown.hasFailed };
}
