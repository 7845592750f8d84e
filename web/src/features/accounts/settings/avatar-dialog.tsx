import { listImages } from '@diy/contract/images/images';
import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './settings.module.css';

/** Newest images offered; an avatar is not worth a search. */
const OFFERED = 60;

/** One of the library's newest images becomes the account's picture. */
export function AvatarDialog({ onClose, onPick }: { onClose: () => void; onPick: (id: string) => void }) {
  const { t } = useTranslation('accounts');
  const { data, isPending } = useQuery({
    queryKey: [...queryKeys.images, 'avatar'],
    queryFn: ({ signal }) => call(listImages, { limit: OFFERED }, { quiet: true, signal }),
  });
  return (
    <Modal open title={t('settings.avatarPick')} footer={null} onCancel={onClose} loading={isPending}>
      {data?.list.length === 0 ? <p className={styles.none}>{t('settings.avatarNone')}</p> : null}
      <div className={styles.pictures}>
        {data?.list.map((image) => (
          <button key={image.id} type="button" aria-label={image.name} onClick={() => onPick(image.id)}>
            <Picture src={image.url} alt="" edgePx={96} />
          </button>
        ))}
      </div>
    </Modal>
  );
}
