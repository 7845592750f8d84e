import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { directionOf } from '../../../lib/text/locale.ts';
import { MockupPicture } from '../previews/mockup-picture.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import styles from './mockup-thumb.module.css';

/** Edge of the picture on the stage, and the width of the one in the sheet. */
const SMALL_PX = 84;
const SHEET_PX = 390;

/** The live product in a corner of a small stage; pressed it opens as a sheet. */
export function MockupThumb() {
  const { t, i18n } = useTranslation('designer');
  const { mockups, view } = useSession();
  const setUi = useSetUi();
  const mockupId = useUi((ui) => ui.mockupId);
  const isLarge = useUi((ui) => ui.panel === 'mockup');
  const isRtl = directionOf(i18n.language) === 'rtl';
  useEffect(() => {
    const ratio = Math.min(2, window.devicePixelRatio || 1);
    mockups.show(mockupId, Math.round((isLarge ? SHEET_PX : SMALL_PX) * ratio));
  }, [mockups, mockupId, isLarge]);
  const keepsClear = mockupId !== null && !isLarge;
  useEffect(() => {
    view.setDock(keepsClear ? { width: SMALL_PX, height: SMALL_PX } : null, isRtl);
    return () => view.setDock(null, isRtl);
  }, [view, keepsClear, isRtl]);
  if (!mockupId || isLarge) return null;
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={t('mockup.live')}
      title={t('mockup.live')}
      data-floating
      data-testid="mockup-thumb"
      onClick={() => setUi({ panel: 'mockup', replacingId: null, isInspectorOpen: false })}
    >
      <MockupPicture mockupId={mockupId} name={t('mockup.live')} testId="mockup-canvas" />
    </button>
  );
}
