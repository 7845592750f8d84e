import type { TemplateSurface } from '@diy/design/template';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { NewerTemplateStatus } from '../save-dialogs/newer-template-status.tsx';
import { OutdatedOrdersStatus } from '../save-dialogs/outdated-orders-status.tsx';
import { RenderStatus } from '../save-dialogs/render-status.tsx';
import { layerArea, productHex, shownArea } from '../session/active-surface.ts';
import { useEditor, useRestingEditor, useSession } from '../session/designer-context.ts';
import { BitmapCanvas } from './bitmap-canvas.tsx';
import styles from './previews.module.css';

/** The product's surfaces under the stage, each with what is on it; at the end what becomes of print files and orders. */
export function SurfaceTabs() {
  const { t } = useTranslation('designer');
  const { template } = useSession();
  const activeId = useEditor((state) => state.activeSurfaceId);
  return (
    <div className={styles.foot}>
      <div className={styles.surfaces} role="tablist" aria-label={t('surface.label')}>
        {template.definition.surfaces.map((surface) => (
          <SurfaceTab key={surface.id} surface={surface} isActive={surface.id === activeId} />
        ))}
      </div>
      <div className={styles.news}>
        <RenderStatus />
        <OutdatedOrdersStatus />
        <NewerTemplateStatus />
      </div>
    </div>
  );
}

function SurfaceTab({ surface, isActive }: { surface: TemplateSurface; isActive: boolean }) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const { editor, template, mockups, view } = session;
  const count = useRestingEditor(
    (state) => state.design.surfaces.find((one) => one.surfaceId === surface.id)?.layers.length ?? 0,
  );
  const hex = useRestingEditor((state) => productHex(template, state.design));
  const follow = useCallback(
    (show: (bitmap: ImageBitmap) => void) => mockups.onArtwork(surface.id, show),
    [mockups, surface.id],
  );
  const name = pickName(surface.name, i18n.language);
  const open = () => {
    editor.setActiveSurface(surface.id);
    view.turnTo(shownArea(layerArea(surface, editor.getState().design.sizeId)));
  };
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isActive}
      className={styles.surface}
      data-testid={`surface-tab-${surface.id}`}
      onClick={open}
    >
      <span className={styles.surfaceFrame} style={{ background: hex }}>
        <BitmapCanvas
          follow={follow}
          label={name}
          className={styles.artwork}
          testId={`surface-artwork-${surface.id}`}
        />
      </span>
      <span>
        {name}
        <span className={styles.surfaceMeta}>
          {count > 0 ? t('surface.layers', { count }) : t('surface.empty')}
        </span>
      </span>
    </button>
  );
}
