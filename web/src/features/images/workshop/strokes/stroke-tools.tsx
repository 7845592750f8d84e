import { Segmented, Slider } from 'antd';
import { Redo2, Trash2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StrokeKind } from './painted.ts';
import { StageTool } from './stage-tool.tsx';
import styles from './strokes.module.css';
import type { StrokeHistory } from './use-stroke-history.ts';
import { FITTED_VIEW, type PictureView } from './view.ts';

interface StrokeToolsProps {
  kinds: readonly StrokeKind[];
  kind: StrokeKind;
  onKind: (kind: StrokeKind) => void;
  /** Which of `sizes` widths the brush has. */
  size: number;
  sizes: number;
  onSize: (size: number) => void;
  history: StrokeHistory;
  isEmpty: boolean;
  view: PictureView;
  onZoom: (by: 1 | -1 | 0) => void;
}

/** What is painted, how wide, and what takes it back. */
export function StrokeTools(props: StrokeToolsProps) {
  const { kinds, kind, onKind, size, sizes, onSize, history, isEmpty, view, onZoom } = props;
  const { t } = useTranslation('images');
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('strokes.tools')}>
      {kinds.length > 1 ? (
        <Segmented<StrokeKind>
          value={kind}
          onChange={onKind}
          aria-label={t('strokes.kind')}
          options={kinds.map((one) => ({
            value: one,
            label: (
              <span className={styles.kind}>
                <span className={styles.dot} data-kind={one} />
                {t(`strokes.${one}`)}
              </span>
            ),
          }))}
        />
      ) : null}
      <span className={styles.size} title={t('strokes.size')}>
        <span className={styles.smallDot} />
        <Slider
          min={0}
          max={sizes - 1}
          value={size}
          onChange={onSize}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('strokes.size')}
        />
        <span className={styles.largeDot} />
      </span>
      <span className={styles.group}>
        <StageTool
          icon={Undo2}
          label={t('strokes.undo')}
          isDisabled={!history.canUndo}
          onClick={history.undo}
        />
        <StageTool
          icon={Redo2}
          label={t('strokes.redo')}
          isDisabled={!history.canRedo}
          onClick={history.redo}
        />
        <StageTool icon={Trash2} label={t('strokes.clear')} isDisabled={isEmpty} onClick={history.clear} />
        <StageTool
          icon={ZoomOut}
          label={t('strokes.zoomOut')}
          isDisabled={view.scale <= FITTED_VIEW.scale}
          onClick={() => onZoom(-1)}
        />
        <StageTool icon={ZoomIn} label={t('strokes.zoomIn')} onClick={() => onZoom(1)} />
      </span>
    </div>
  );
}
