import { Redo2, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StageTool } from '../strokes/stage-tool.tsx';
import stage from '../strokes/strokes.module.css';
import { FITTED_VIEW, type PictureView } from '../strokes/view.ts';
import type { HandleHistory } from './use-handle-history.ts';

interface HandleToolsProps {
  history: HandleHistory;
  view: PictureView;
  onZoom: (by: 1 | -1 | 0) => void;
}

/** What takes steps back, and how near the photograph is looked at. */
export function HandleTools({ history, view, onZoom }: HandleToolsProps) {
  const { t } = useTranslation('images');
  return (
    <div className={stage.tools} role="toolbar" aria-label={t('handles.tools')}>
      <span className={stage.group}>
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
