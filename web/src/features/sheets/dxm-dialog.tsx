import type { SheetFix } from '@diy/contract/sheets/sheets-exports';
import { Button, Modal, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../lib/text/join-parts.ts';
import { StatusTag } from '../../ui/feedback/status-tag.tsx';
import { FixButtons, hasMergedTitles } from './fix-buttons.tsx';
import { PresetDialog } from './preset-dialog.tsx';
import { SampleRows } from './sample-rows.tsx';
import { type SheetChanges, SheetFindings } from './sheet-findings.tsx';
import styles from './sheets.module.css';
import { useDxmExport, useSheetCheck } from './use-sheet-check.ts';
import { useSheetLayouts, useSheetPresets } from './use-sheet-layouts.ts';
import { WordMaps } from './word-maps.tsx';

interface DxmDialogProps {
  /** Designs to export. */
  ids: string[];
  onClose: () => void;
  onStarted: () => void;
}

const FIRST_LAYOUT = 'dxm.popTemu.create.v51';

/** Choice of layout and shop, and a check before the sheet is made: its contents, problems and fixes. */
export function DxmDialog({ ids, onClose, onStarted }: DxmDialogProps) {
  const { t, i18n } = useTranslation(['dxm-sheets', 'common']);
  const language = i18n.language.startsWith('zh') ? 'zh' : 'en';
  const layouts = useSheetLayouts();
  const presets = useSheetPresets();
  const [layoutId, setLayoutId] = useState(FIRST_LAYOUT);
  const [presetId, setPresetId] = useState('');
  const [fixes, setCorrections] = useState<SheetFix[]>([]);
  const [changes, setChanges] = useState<SheetChanges>({});
  const [onError, setOnError] = useState<'skip' | 'include'>('skip');
  const [isEditing, setEditing] = useState(false);
  const preset = presetId ? { preset_id: presetId } : {};
  const request = { layout_id: layoutId, ids, fixes, changes, on_error: onError, ...preset };
  const check = useSheetCheck(request, true);
  const start = useDxmExport(onStarted);
  const found = check.data;
  const skipLabel = [
    ...(found && found.wrong > 0 ? [t('skipWrong', { count: found.wrong })] : []),
    ...(found && found.wrong_rows > 0 ? [t('skipWrongRows', { count: found.wrong_rows })] : []),
  ];
  const edited = presets.data?.list.find(({ id }) => id === presetId);
  return (
    <Modal
      open
      title={t('dialogTitle', { count: ids.length })}
      okText={t('start')}
      cancelText={t('common:cancel')}
      okButtonProps={{
        disabled: !found || found.products === 0 || hasMergedTitles(found) || check.isFetching,
        loading: start.isPending,
      }}
      onOk={() => start.mutate(request)}
      onCancel={onClose}
      width={880}
    >
      <div className={styles.form}>
        <div className={styles.line}>
          <div className={`${styles.field} ${styles.grow}`}>
            <span>{t('layout')}</span>
            <Select
              aria-label={t('layout')}
              value={layoutId}
              onChange={setLayoutId}
              loading={layouts.isPending}
              options={(layouts.data?.list ?? []).map(({ id, name }) => ({
                value: id,
                label: name[language],
              }))}
            />
          </div>
          <div className={`${styles.field} ${styles.grow}`}>
            <span>{t('preset')}</span>
            <Select
              aria-label={t('preset')}
              value={presetId}
              onChange={setPresetId}
              options={[
                { value: '', label: t('noPreset') },
                ...(presets.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </div>
          <Button onClick={() => setEditing(true)}>{t(presetId ? 'editPreset' : 'newPreset')}</Button>
        </div>
        {found ? (
          <>
            <output className={styles.summary} aria-busy={check.isFetching}>
              <span>{t('summary', { products: found.products, rows: found.rows, files: found.files })}</span>
              {found.errors > 0 ? (
                <StatusTag tone="error">
                  {t('errors', { count: found.errors, products: found.wrong })}
                </StatusTag>
              ) : null}
              {found.warnings > 0 ? (
                <StatusTag tone="warning">{t('warnings', { count: found.warnings })}</StatusTag>
              ) : null}
              {found.errors + found.warnings === 0 ? (
                <StatusTag tone="success">{t('allGood')}</StatusTag>
              ) : null}
            </output>
            <WordMaps layoutId={layoutId} check={found} />
            <FixButtons check={found} onFix={(fix) => setCorrections([...new Set([...fixes, fix])])} />
            {found.findings.length > 0 ? (
              <SheetFindings
                findings={found.findings}
                onChange={(id, change) => setChanges({ ...changes, [id]: { ...changes[id], ...change } })}
              />
            ) : null}
            {found.wrong + found.wrong_rows > 0 ? (
              <Segmented<'skip' | 'include'>
                className={styles.onError}
                value={onError}
                onChange={setOnError}
                options={[
                  { value: 'skip', label: joinParts(skipLabel) },
                  { value: 'include', label: t('includeWrong') },
                ]}
              />
            ) : null}
            <SampleRows headers={found.headers} rows={found.sample} />
          </>
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        )}
      </div>
      {isEditing ? (
        <PresetDialog
          preset={edited}
          onClose={() => setEditing(false)}
          onSaved={(id) => {
            setPresetId(id);
            setEditing(false);
          }}
        />
      ) : null}
    </Modal>
  );
}
