import type { DesignRow } from '@diy/contract/designs/designs';
import { getShare, shareDesign, unshareDesign } from '@diy/contract/designs/shares';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { globalConfig } from '../../lib/browser/global-config.ts';
import { notify } from '../../lib/notifications.ts';
import { call } from '../../shared/api/call.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './share-dialog.module.css';

/** Public address of a shared design. */
function shareAddress(shareId: string): string {
  const base = globalConfig().routerBase.replace(/\/$/, '');
  return `${window.location.origin}${base}/index/commpents/showDegin?id=${encodeURIComponent(shareId)}`;
}

/** Makes, shows and ends the public link of a design: nothing is public before its owner says so. */
export function ShareDialog({ design, onClose }: { design: DesignRow; onClose: () => void }) {
  const { t } = useTranslation(['designs', 'common']);
  const queries = useQueryClient();
  const key = ['share', design.id];
  const share = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getShare, { id: design.id }, { signal }),
  });
  const start = useMutation({
    mutationFn: () => call(shareDesign, { id: design.id }),
    onSuccess: (state) => queries.setQueryData(key, state),
  });
  const stop = useMutation({
    mutationFn: () => call(unshareDesign, { id: design.id }),
    onSuccess: () => {
      queries.setQueryData(key, { share_id: null });
      notify.hint(t('share.stopped'));
    },
  });
  const shareId = share.data?.share_id;
  return (
    <Modal open title={t('share.title')} footer={null} onCancel={onClose} loading={share.isPending}>
      <p className={styles.lead}>{t('share.lead')}</p>
      {shareId ? (
        <>
          <TextField
            label={t('share.link')}
            value={shareAddress(shareId)}
            readOnly
            dir="ltr"
            data-testid="share-link"
            onFocus={(event) => event.target.select()}
            beside={
              <CopyButton
                text={shareAddress(shareId)}
                label={t('common:copy')}
                doneLabel={t('common:copied')}
              />
            }
          />
          <div className={styles.actions}>
            <Button href={shareAddress(shareId)} target="_blank" rel="noopener">
              {t('share.open')}
            </Button>
            <Button danger loading={stop.isPending} onClick={() => stop.mutate()}>
              {t('share.stop')}
            </Button>
          </div>
        </>
      ) : (
        <Button type="primary" loading={start.isPending} onClick={() => start.mutate()}>
          {t('share.start')}
        </Button>
      )}
    </Modal>
  );
}
