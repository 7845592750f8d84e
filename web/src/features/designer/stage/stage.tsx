import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { activeSurface } from '../session/active-surface.ts';
import { useRestingEditor, useSession, useUi } from '../session/designer-context.ts';
import { ActionBar } from './action-bar/action-bar.tsx';
import { ColourPick } from './colour-pick.tsx';
import { CombineProgress } from './combining/combine-progress.tsx';
import { CropBar } from './crop/crop-bar.tsx';
import { attachPointerTool } from './pointer/pointer-tool.ts';
import { SelectionAnnouncer } from './selection-announcer.tsx';
import styles from './stage.module.css';
import { createFeedback } from './stage-feedback.ts';
import { StageMenu } from './stage-menu.tsx';
import { runStageView, type StageElements } from './stage-view.ts';
import { TextEditor } from './text-editor.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { walkLayers } from './walk-layers.ts';

/** Where the design is made. React only puts the elements there; `stage-view.ts` draws, `pointer-tool.ts` listens. */
export function Stage() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const feedback = useMemo(createFeedback, []);
  const root = useRef<HTMLDivElement>(null);
  const parts = useRef<Partial<Record<Exclude<keyof StageElements, 'root'>, Element>>>({});
  const part = (name: Exclude<keyof StageElements, 'root'>) => (element: Element | null) => {
    if (element) parts.current[name] = element;
  };
  useEffect(() => {
    if (!root.current) return;
    const elements = { ...parts.current, root: root.current } as unknown as StageElements;
    const stopView = runStageView(elements, session, feedback);
    const stopTool = attachPointerTool(root.current, session, feedback);
    return () => {
      stopTool();
      stopView();
    };
  }, [session, feedback]);
  const drop = useDropTarget(session, root);
  /** Escape was the last key: Tab continues to what comes after the stage. */
  const isLeaving = useRef(false);

  return (
    <StageMenu>
      <div
        ref={root}
        className={styles.stage}
        role="application"
        aria-label={t('stage.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage takes arrow keys and shortcuts
        tabIndex={0}
        data-testid="designer-stage"
        onFocus={(event) => {
          if (event.target === event.currentTarget) isLeaving.current = false;
        }}
        onKeyDown={(event) => {
          if (event.target !== event.currentTarget || event.key === 'Shift') return;
          const { isInGesture, selection } = session.editor.getState();
          if (event.key !== 'Tab') isLeaving.current = event.key === 'Escape' && !isInGesture;
          if (event.key !== 'Tab' || isInGesture || session.ui.get().croppingId !== null) return;
          if (isLeaving.current && selection.length === 0) return;
          const next = walkLayers(session.editor.getState(), event.shiftKey ? -1 : 1);
          if (!next) return;
          event.preventDefault();
          session.editor.select(next);
        }}
        {...drop.handlers}
      >
        <canvas ref={part('backdrop')} className={styles.canvas} data-ink />
        <canvas ref={part('artwork')} className={styles.canvas} data-ink data-testid="stage-artwork" />
        <canvas ref={part('scrim')} className={styles.canvas} />
        <canvas ref={part('crop')} className={styles.canvas} data-testid="stage-crop" />
        <svg ref={part('overlay')} className={styles.overlay} aria-hidden="true" />
        <canvas ref={part('rulerX')} className={styles.rulerX} data-ruler="x" />
        <canvas ref={part('rulerY')} className={styles.rulerY} data-ruler="y" />
        <span className={styles.corner}>mm</span>
        <StageLegend />
        <SelectionAnnouncer />
        <TextEditor />
        <CropBar />
        <ActionBar />
        <ColourPick />
        <CombineProgress />
        <div ref={part('readout')} className={styles.readout} dir="ltr" hidden data-testid="stage-readout" />
        {drop.isOver ? (
          <div className={styles.dropping} data-replaces={drop.replaced ? true : undefined}>
            {drop.below
              ? t(drop.replaced ? 'stage.dropReplaces' : 'stage.dropHold', { name: drop.below.name })
              : t('stage.drop')}
          </div>
        ) : null}
      </div>
    </StageMenu>
  );
}

/** What the lines mean, and the size of the print area in words. */
function StageLegend() {
  const { t } = useTranslation('designer');
  const { template } = useSession();
  const active = useRestingEditor((state) => {
    const now = activeSurface(template, state);
    const bleedMm = now && state.design.print.bleed ? now.surface.bleedMm : 0;
    return now && { surface: now.surface, width: now.area.widthMm, height: now.area.heightMm, bleedMm };
  });
  const isCropping = useUi((ui) => ui.croppingId !== null);
  // While cropping, the crop bar is shown instead.
  if (!active || isCropping) return null;
  const { surface, width, height, bleedMm } = active;
  return (
    <div className={styles.legend}>
      <span>{t('stage.area', { width: trim(width), height: trim(height), dpi: surface.resolutionDpi })}</span>
      {bleedMm > 0 ? (
        <span>
          <i className={styles.bleed} />
          {t('stage.bleed', { mm: trim(bleedMm) })}
        </span>
      ) : null}
      {surface.safeMm > 0 ? (
        <span>
          <i className={styles.safe} />
          {t('stage.safe', { mm: trim(surface.safeMm) })}
        </span>
      ) : null}
    </div>
  );
}

function trim(mm: number): string {
  return String(Math.round(mm * 10) / 10);
}
