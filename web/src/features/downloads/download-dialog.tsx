import { createDownload } from '@diy/contract/downloads';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { awaitFile } from '../../lib/await-file.ts';
import { notify } from '../../lib/notifications.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import styles from './download-dialog.module.css';
import { DEFAULT_NAMING, unknownFields } from './fill-naming.ts';
import type { PrintFacts } from './group-prints.ts';
import { NamingRule, type NamingSample } from './naming-rule.tsx';
import { PrintSizes } from './print-sizes.tsx';

type What = 'print' | 'mockup';

interface DownloadDialogProps {
  /** Designs to pack; the dialog is open while there are any. */
  ids: string[];
  /** One of them, for the preview of names. */
  sample: NamingSample | null;
  /** The designs whose print files are known. */
  designs: readonly PrintFacts[];
  onClose: () => void;
  onStarted: () => void;
}

/** What goes into the ZIP, in which format, and how the files are called. */
export function DownloadDialog({ ids, sample, designs, onClose, onStarted }: DownloadDialogProps) {
  const { t } = useTranslation(['downloads', 'common']);
  const queries = useQueryClient();
  const [what, setWhat] = useState<What[]>(['print', 'mockup']);
  const [format, setFormat] = useState<'png' | 'jpeg'>('png');
  const [naming, setNaming] = useState(DEFAULT_NAMING);
  const wrong = unknownFields(naming);
  const start = useMutation({
    mutationFn: () => call(createDownload, { ids, what, format, naming: naming.trim() || DEFAULT_NAMING }),
    onSuccess: ({ operation_id }) => {
      awaitFile(operation_id);
      notify.hint(t('started'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
      void queries.invalidateQueries({ queryKey: queryKeys.downloads });
      onStarted();
    },
  });
  return (
    <Modal
      open={ids.length > 0}
      title={t('dialogTitle', { count: ids.length })}
      okText={t('start')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: what.length === 0 || wrong.length > 0, loading: start.isPending }}
      onOk={() => start.mutate()}
      onCancel={onClose}
      width={560}
    >
      <div className={styles.form}>
        <fieldset className={styles.group}>
          <legend>{t('what')}</legend>
          <Checkbox.Group<What>
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
          <Segmented<'png' | 'jpeg'>
            value={format}
            onChange={setFormat}
            disabled={!what.includes('print')}
            options={[
              { value: 'png', label: 'PNG' },
              { value: 'jpeg', label: 'JPEG' },
            ]}
          />
          <p className={styles.note}>{t(`formatNote.${format}`)}</p>
          {what.includes('print') ? <PrintSizes designs={designs} /> : null}
        </fieldset>
        <NamingRule
          rule={naming}
          onChange={setNaming}
          unknown={wrong}
          sample={sample}
          kinds={what}
          printExtension={format === 'jpeg' ? 'jpg' : 'png'}
        />
      </div>
    </Modal>
  );
}
