import type { PhotoMarks } from '@diy/design/photo-template';
import { Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-template.module.css';
import type { PreviewArtwork } from './preview-protocol.ts';
import { usePreview } from './use-preview.ts';

interface TemplatePreviewProps {
  photoUrl: string;
  marks: PhotoMarks;
  widthMm: number;
  heightMm: number;
}

/** The product with a test print, live while the corners are dragged. */
export function TemplatePreview(props: TemplatePreviewProps) {
  const { t } = useTranslation('own-templates');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [artwork, setArtwork] = useState<PreviewArtwork>('grid');
  const { fault, isReady } = usePreview(canvas, { ...props, artwork });
  return (
    <div className={styles.preview}>
      <figure aria-label={t('preview')}>
        <canvas ref={canvas} data-testid="own-preview" data-ready={isReady} />
        {fault ? (
          <p className={styles.fault} role="alert">
            {t(`fault.${fault}`)}
          </p>
        ) : null}
      </figure>
      <Segmented
        block
        value={artwork}
        options={(['grid', 'colour', 'none'] as const).map((value) => ({
          value,
          label: t(`artwork.${value}`),
        }))}
        onChange={setArtwork}
      />
    </div>
  );
}
