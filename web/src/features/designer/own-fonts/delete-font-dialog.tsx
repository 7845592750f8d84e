import type { OwnFont } from '@diy/contract/own-fonts';
import { Alert, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../../shared/api/api-errors.ts';
import styles from './own-fonts.module.css';
import { useDeleteOwnFont } from './use-own-fonts.ts';

/** Deletes a font that nothing uses; otherwise it says what does. */
export function DeleteFontDialog({ font, onClose }: { font: OwnFont; onClose: () => void }) {
  const { t } = useTranslation('designer');
  const { mutate, isPending, error } = useDeleteOwnFont();
  const why = error instanceof Refused ? error.message : t('ownFonts.failed');
  return (
    <Modal
      open
      title={t('ownFonts.deleteTitle', { name: font.name })}
      width={420}
      okText={t('ownFonts.delete')}
      okButtonProps={{ danger: true, disabled: error !== null, ...{ 'data-testid': 'own-font-delete' } }}
      confirmLoading={isPending}
      onOk={() => mutate(font.id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{t('ownFonts.deleteText')}</p>
      {error ? (
        <Alert type="warning" showIcon className={styles.alert} title={why} data-testid="own-font-in-use" />
      ) : null}
    </Modal>
  );
}
