import { createDownload, type DownloadFormat, downloadFormat } from '@diy/contract/downloads';
import { DEFAULT_NAMING, unknownFields } from '@diy/contract/naming-rule';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Checkbox, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../lib/notifications.ts';
import { formatBytes } from '../../lib/text/format.ts';
import { call } from '../../shared/api/call.ts';
import { awaitFile } from '../../shared/operations/auto-download.ts';
import { queryKeys } from '../../shared/query-keys.ts';
import styles from './download-dialog.module.css';
import type { PrintFacts } from './group-prints.ts';
import { NamingRule } from './naming-rule.tsx';
import { PrintSizes } from './print-sizes.tsx';
import {
  type DownloadContent,
  type DownloadRequest,
  toDownloadInput,
  useDownloadPreview,
} from './use-download-preview.ts';

interface DownloadDialogProps {
  /** Which designs to pack. */
  request: DownloadRequest;
  /** Number of designs or lines. */
  count: number;
  /** The designs whose print files are known. */
  designs?: readonly PrintFacts[];
  onClose: () => void;
  onStarted: () => void;
}

const LABELS: Record<DownloadFormat, string> = { png: 'PNG', jpeg: 'JPEG', tiff: 'TIFF CMYK', pdf: 'PDF' };
/** Largest size of one archive in MB; 0 = not split. */
const SPLITS = [0, 500, 1000, 2000, 4000] as const;
const LARGE_BYTES = 20 * 1024 ** 3;

/** What goes into the ZIP, in which format, how the files are called and how large it gets. */
export function DownloadDialog({ request, count, designs = [], onClose, onStarted }: DownloadDialogProps) {
  const { t } = useTranslation(['downloads', 'common']);
  const queries = useQueryClient();
  const [what, setWhat] = useState<DownloadContent[]>(['print', 'mockup']);
  const [format, setFormat] = useState<DownloadFormat>('png');
  const [naming, setNaming] = useState(DEFAULT_NAMING);
  const [byTemplate, setByTemplate] = useState(true);
  const [splitMb, setSplitMb] = useState(0);
  const [knowsSize, setKnowsSize] = useState(false);
  const wrong = unknownFields(naming);
  const choice = { what, format, naming: naming.trim() || DEFAULT_NAMING, by_template: byTemplate };
  const preview = useDownloadPreview(request, choice, what.length > 0 && wrong.length === 0);
  const { bytes = 0, by_template: said = 0, unmade = 0 } = preview.data ?? {};
  const isLarge = bytes >= LARGE_BYTES;
  const start = useMutation({
    mutationFn: () =>
      call(createDownload, {
        ...toDownloadInput(request),
        ...choice,
        ...(splitMb > 0 ? { split_mb: splitMb } : {}),
        ...(isLarge ? { large: true } : {}),
      }),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('started'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      void queries.invalidateQueries({ queryKey: queryKeys.downloads });
      onStarted();
    },
  });
  const cannotStart = what.length === 0 || wrong.length > 0 || (isLarge && !knowsSize);
  return (
    <Modal
      open
      title={t('dialogTitle', { count })}
      okText={t('start')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: cannotStart, loading: start.isPending }}
      onOk={() => start.mutate()}
      onCancel={onClose}
      width={560}
    >
      <div className={styles.form}>
        {unmade > 0 ? <Alert type="warning" showIcon title={t('unmade', { count: unmade })} /> : null}
        <fieldset className={styles.group}>
          <legend>{t('what')}</legend>
          <Checkbox.Group<DownloadContent>
            value={what}
            onChange={setWhat}
            options={[
              { value: 'print', label: t('print') },
              { value: 'mockup', label: t('mockup') },
            ]}
          />
          {what.length === 0 ? <p className={styles.problem}>{t('whatMissing')}</p> : null}
        </fieldset>
        <fieldset className={styles.group} disabled={!what.includes('print')}>
          <legend>{t('format')}</legend>
          <Segmented<DownloadFormat>
            value={format}
            onChange={setFormat}
            disabled={!what.includes('print')}
            options={downloadFormat.options.map((value) => ({ value, label: LABELS[value] }))}
          />
          <p className={styles.note}>{t(`formatNote.${format}`)}</p>
          {said > 0 && what.includes('print') ? (
            <Checkbox checked={byTemplate} onChange={(event) => setByTemplate(event.target.checked)}>
              {t('byTemplate', { count: said })}
            </Checkbox>
          ) : null}
          {what.includes('print') ? <PrintSizes designs={designs} /> : null}
        </fieldset>
        <NamingRule rule={naming} onChange={setNaming} unknown={wrong} preview={preview.data} />
        <fieldset className={styles.group}>
          <legend>{t('split')}</legend>
          <span className={styles.split}>
            <Select
              aria-label={t('split')}
              value={splitMb}
              onChange={setSplitMb}
              popupMatchSelectWidth={false}
              options={SPLITS.map((value) => ({
                value,
                label: value === 0 ? t('splitNone') : t('splitAt', { size: formatBytes(value * 1024 ** 2) }),
              }))}
            />
            {preview.data ? (
              <span data-testid="download-size">
                {t('plannedSize', { count: preview.data.files, size: formatBytes(bytes) })}
              </span>
            ) : null}
          </span>
          {isLarge ? (
            <Checkbox checked={knowsSize} onChange={(event) => setKnowsSize(event.target.checked)}>
              {t('large', { size: formatBytes(bytes) })}
            </Checkbox>
          ) : null}
        </fieldset>
      </div>
    </Modal>
  );
}
