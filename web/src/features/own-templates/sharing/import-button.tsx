import { importProducts, MAX_PRODUCT_FILE_BYTES } from '@diy/contract/own-templates/product-files';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';

/** A file of this size over a slow line. */
const UPLOAD_TIMEOUT_MS = 60 * 60_000;

/** Takes templates from a file that was exported here or in another installation. */
export function ImportButton() {
  const { t } = useTranslation(['own-templates', 'common']);
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [share, setShare] = useState(0);
  const send = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('file', file, file.name);
      abort.current = new AbortController();
      const { signal } = abort.current;
      return call(importProducts, {}, { form, signal, timeoutMs: UPLOAD_TIMEOUT_MS, onSent: setShare });
    },
    onSuccess: () => {
      notify.hint(t('share.importing'));
      void queries.invalidateQueries({ queryKey: queryKeys.operations });
    },
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_PRODUCT_FILE_BYTES) {
      notify.error(t('share.tooLarge', { mb: MAX_PRODUCT_FILE_BYTES / 1_048_576 }));
      return;
    }
    setShare(0);
    send.mutate(file);
  };
  return (
    <>
      <Button icon={<Icon of={FileUp} />} onClick={() => input.current?.click()}>
        {t('share.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label={t('share.import')}
        hidden
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Modal
        open={send.isPending}
        centered
        closable={false}
        mask={{ closable: false }}
        title={t('share.sending')}
        footer={<Button onClick={() => abort.current?.abort()}>{t('common:cancel')}</Button>}
        width="min(420px, 94vw)"
      >
        <ProgressBar share={share} label={t('share.sending')} />
      </Modal>
    </>
  );
}
