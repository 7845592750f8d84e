import { Dropdown } from 'antd';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { actions } from '../actions/actions.ts';
import { formatKeys } from '../actions/match-keys.ts';
import { useEditor, useSession, useUi } from '../session/designer-context.ts';
import { GRIDS_MM } from '../session/ui-state.ts';
import { zoomAt, zoomOf } from '../view/view-math.ts';
import styles from './top-bar.module.css';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.platform);

/** Zoom: out, the figure with fixed steps, in. */
export function ZoomMenu() {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { view } = session;
  const percent = useSignal(view, (now) => Math.round(zoomOf(now) * 100));
  const zoomTo = (zoom: number) => {
    const { width, height } = view.size();
    view.set(zoomAt(view.get(), { x: width / 2, y: height / 2 }, zoom));
  };
  const gridMm = useUi((ui) => ui.gridMm);
  const setGrid = (key: string) =>
    session.ui.set((now) => ({ ...now, gridMm: GRIDS_MM.find((mm) => key === `grid-${mm}`) ?? null }));
  useEditor((state) => state.selection.length > 0);
  const items = [
    { key: 'fit', label: t('action.zoomFit'), extra: formatKeys('Mod+0', IS_MAC) },
    {
      key: 'selection',
      label: t('action.zoomSelection'),
      extra: formatKeys('Shift+2', IS_MAC),
      disabled: !actions.zoomSelection.isEnabled(session),
    },
    { type: 'divider' as const, key: 'divider' },
    ...[0.25, 0.5, 1, 2, 4, 8].map((zoom) => ({ key: String(zoom), label: `${zoom * 100}%` })),
    { type: 'divider' as const, key: 'divider-grid' },
    {
      key: 'grid',
      label: t('action.grid'),
      children: [null, ...GRIDS_MM].map((mm) => ({
        key: `grid-${mm}`,
        label: mm === null ? t('grid.none') : t('grid.every', { mm }),
        extra: mm === gridMm ? '✓' : undefined,
      })),
    },
  ];
  return (
    <>
      <button
        type="button"
        className={`${styles.tool} ${styles.roomy}`}
        aria-label={t('action.zoomOut')}
        title={t('action.zoomOut')}
        onClick={() => actions.zoomOut.perform(session)}
      >
        <Icon of={Minus} size={18} />
      </button>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          onClick: ({ key }) => {
            if (key === 'fit') actions.zoomFit.perform(session);
            else if (key === 'selection') actions.zoomSelection.perform(session);
            else if (key.startsWith('grid-')) setGrid(key);
            else zoomTo(Number(key));
          },
        }}
      >
        <button
          type="button"
          className={styles.zoom}
          data-testid="zoom"
          aria-label={t('top.zoom', { percent })}
        >
          {percent}%
        </button>
      </Dropdown>
      <button
        type="button"
        className={`${styles.tool} ${styles.roomy}`}
        aria-label={t('action.zoomIn')}
        title={t('action.zoomIn')}
        onClick={() => actions.zoomIn.perform(session)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </>
  );
}
