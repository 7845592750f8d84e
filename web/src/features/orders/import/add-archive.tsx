import { Alert, Button } from 'antd';
import { FileArchive } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import type { OrderImport } from './use-order-import.ts';

/** Adds archives with customisations or pictures to the table on screen. */
export function AddArchive({ flow }: { flow: OrderImport }) {
  const { t } = useTranslation('order-import');
  const field = useRef<HTMLInputElement>(null);
  const { add, addRefusal } = flow;
  return (
    <>
      <Button
        size="small"
        icon={<Icon of={FileArchive} size={16} />}
        loading={add.isPending}
        onClick={() => field.current?.click()}
      >
        {t('archive.add')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept=".zip"
        aria-label={t('archive.add')}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) add.mutate(files);
          event.target.value = '';
        }}
      />
      {addRefusal ? <Alert type="error" showIcon title={addRefusal} /> : null}
    </>
  );
}
