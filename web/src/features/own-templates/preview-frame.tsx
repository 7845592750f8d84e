import { Segmented } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './own-template.module.css';
import type { PreviewArtwork } from './preview-protocol.ts';

interface PreviewFrameProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  testId: string;
  figureClass?: string | undefined;
  /** The canvas shows the wanted mockup. */
  isReady: boolean;
  /** The reason why there is no preview, in the person's language; null = nothing is wrong. */
  fault: string | null;
  artwork: PreviewArtwork;
  onArtwork(artwork: PreviewArtwork): void;
}

/** A mockup on a canvas, and below it the choice of the test print that it carries. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { canvas, testId, figureClass, isReady, fault, artwork, onArtwork } = props;
  const { t } = useTranslation('own-templates');
  return (
    <div className={styles.preview}>
      <figure className={figureClass} aria-label={t('preview')}>
        <canvas ref={canvas} data-testid={testId} data-ready={isReady} />
        {fault ? (
          <p className={styles.fault} role="alert">
            {fault}
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
        onChange={onArtwork}
      />
    </div>
  );
}
