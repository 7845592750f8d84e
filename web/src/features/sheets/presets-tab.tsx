import type { SheetPreset } from '@diy/contract/sheets/sheets-presets';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import styles from './sheets.module.css';
import { useSheetPresets } from './use-sheet-layouts.ts';

/** Settings per shop. */
export function PresetsTab() {
  const { t } = useTranslation(['dxm-sheets', 'common']);
  const presets = useSheetPresets();
  const [opened, setOpened] = useState<SheetPreset | 'new' | null>(null);
  const list = presets.data?.list ?? [];
  const add = (
    <Button type="primary" onClick={() => setOpened('new')}>
      {t('newPreset')}
    </Button>
  );
  return (
    <div className={styles.form}>
      {presets.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      ) : list.length === 0 ? (
        <EmptyState action={add}>{t('noPresets')}</EmptyState>
      ) : (
        <>
          <div>{add}</div>
          <ul className={styles.rows} aria-label={t('tab.presets')}>
            {list.map((preset) => (
              <li key={preset.id}>
                <span className={styles.what}>
                  <span dir="auto">{preset.name}</span>
                  <span className={styles.muted}>
                    {t('presetFacts', {
                      currency: preset.settings.currency,
                      factor: preset.settings.price_factor,
                      add: preset.settings.price_add,
                      stock: preset.settings.stock ?? '—',
                    })}
                  </span>
                </span>
                <Button type="text" onClick={() => setOpened(preset)}>
                  {t('edit')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {opened ? (
        <PresetDialog
          preset={opened === 'new' ? undefined : opened}
          onClose={() => setOpened(null)}
          onSaved={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}
