import { MAX_ORDER_ARCHIVE_BYTES } from '@diy/contract/orders/order-archives';
import { getOrderTemplate, MAX_ORDER_FILE_BYTES } from '@diy/contract/orders/order-uploads';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Spin } from 'antd';
import { Download, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openFile } from '../../../lib/browser/open-file.ts';
import { joinNames } from '../../../lib/text/join-names.ts';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './file-step.module.css';
import { isArchive } from './send-order-files.ts';
import type { OrderImport } from './use-order-import.ts';

const ACCEPT = '.xlsx,.xls,.csv,.txt,.tsv,.zip';

/** Accepts the file, or a table with the archives that belong to it, dropped or picked; shows the reason when one is refused. */
export function FileStep({ flow }: { flow: OrderImport }) {
  const { t, i18n } = useTranslation('order-import');
  const [isOver, setOver] = useState(false);
  const [tooLarge, setTooLarge] = useState<'file.tooLarge' | 'file.zipTooLarge' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const template = useMutation({
    mutationFn: () => call(getOrderTemplate, {}),
    onSuccess: ({ url }) => openFile(url),
  });
  const { send, refusal } = flow;
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length === 0) return;
    const large = files.find(
      (file) => file.size > (isArchive(file) ? MAX_ORDER_ARCHIVE_BYTES : MAX_ORDER_FILE_BYTES),
    );
    setTooLarge(large ? (isArchive(large) ? 'file.zipTooLarge' : 'file.tooLarge') : null);
    if (!large) send.mutate(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const problem = tooLarge ? t(tooLarge) : refusal;
  return (
    <>
      <button
        type="button"
        className={styles.drop}
        data-over={isOver}
        disabled={send.isPending}
        onClick={() => field.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {send.isPending ? <Spin /> : <Icon of={FileSpreadsheet} size={40} />}
        <strong>
          {send.isPending
            ? t('file.reading', {
                name: joinNames(
                  (send.variables ?? []).map(({ name }) => name),
                  i18n.language,
                ),
              })
            : t('file.choose')}
        </strong>
        <span>{t('file.kinds')}</span>
        <span>{t('file.archives')}</span>
      </button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={t('file.choose')}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {problem ? <Alert type="error" showIcon title={problem} /> : null}
      <div className={styles.hints}>
        <p>{t('file.sources')}</p>
        <Button
          type="link"
          icon={<Icon of={Download} size={18} />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t('file.template')}
        </Button>
      </div>
    </>
  );
}
