import type { MockupItem } from '@diy/contract/templates';
import type { TemplateColour } from '@diy/design/template';
import { useEffect, useRef } from 'react';
import type { ColourReply, ColourRequest } from './colour-worker.ts';
import styles from './template-detail.module.css';

const WIDTH_PX = 900;

/** A mockup in one of the product's colours; the plain photograph until it is made. */
export function ProductPicture({
  item,
  colour,
  label,
}: {
  item: MockupItem;
  colour: TemplateColour;
  label: string;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const worker = useRef<Worker | null>(null);
  const serial = useRef(0);
  useEffect(() => {
    const own = new Worker(new URL('./colour-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    own.onmessage = ({ data }: MessageEvent<ColourReply>) => {
      if (data.serial !== serial.current || 'error' in data || !canvas.current) return;
      canvas.current.width = data.widthPx;
      canvas.current.height = data.heightPx;
      canvas.current
        .getContext('2d')
        ?.putImageData(new ImageData(data.rgba, data.widthPx, data.heightPx), 0, 0);
    };
    return () => own.terminate();
  }, []);
  useEffect(() => {
    serial.current += 1;
    const request: ColourRequest = { serial: serial.current, item, colour, widthPx: WIDTH_PX };
    worker.current?.postMessage(request);
  }, [item, colour]);
  const { base_url, asset } = item;
  return (
    <div className={styles.picture} style={{ aspectRatio: `${asset.widthPx} / ${asset.heightPx}` }}>
      <img src={`${base_url.replace(/\/$/, '')}/${asset.base}`} alt="" />
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
