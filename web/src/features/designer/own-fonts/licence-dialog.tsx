import { MAX_FONT_BYTES, type OwnFont } from '@diy/contract/own-fonts';
import { Alert, Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../../../shared/api/api-errors.ts';
import { ProgressRing } from '../../../ui/feedback/progress-ring.tsx';
import styles from './own-fonts.module.css';
import { useAddOwnFont } from './use-own-fonts.ts';

const MB = 1024 * 1024;

interface LicenceDialogProps {
  file: File;
  onAdded: (font: OwnFont) => void;
  onClose: () => void;
}

/** Asks for the right to print with a font before it is uploaded; says why a file was not accepted. */
export function LicenceDialog({ file, onAdded, onClose }: LicenceDialogProps) {
  const { t } = useTranslation('designer');
  const [isConfirmed, setConfirmed] = useState(false);
  const [share, setShare] = useState(0);
  const { mutate, isPending, error } = useAddOwnFont();
  const isTooLarge = file.size > MAX_FONT_BYTES;
  const why = error instanceof Refused ? error.message : t('ownFonts.failed');
  return (
    <Modal
      open
      title={t('ownFonts.confirm.title')}
      width={460}
      okText={t('ownFonts.upload')}
      okButtonProps={{ disabled: !isConfirmed || isTooLarge, ...{ 'data-testid': 'own-font-confirm' } }}
      confirmLoading={isPending}
      mask={{ closable: !isPending }}
      onOk={() => mutate({ file, onProgress: setShare }, { onSuccess: onAdded })}
      onCancel={onClose}
    >
      <p className={styles.file}>
        <bdi>{file.name}</bdi>
        <span>{t('ownFonts.megabytes', { size: Math.max(0.1, file.size / MB).toFixed(1) })}</span>
        {isPending ? (
          <ProgressRing
            share={share < 1 ? share : null}
            label={t(share < 1 ? 'ownFonts.uploading' : 'ownFonts.checking')}
          />
        ) : null}
      </p>
      <p className={styles.note}>{t('ownFonts.confirm.note')}</p>
      <Checkbox
        checked={isConfirmed}
        disabled={isPending}
        data-testid="own-font-licence"
        onChange={({ target }) => setConfirmed(target.checked)}
      >
        {t('ownFonts.confirm.check')}
      </Checkbox>
      {isTooLarge ? (
        <Alert
          type="error"
          showIcon
          className={styles.alert}
          title={t('ownFonts.tooLarge', { most: MAX_FONT_BYTES / MB })}
        />
      ) : null}
      {error ? (
        <Alert type="error" showIcon className={styles.alert} title={why} data-testid="own-font-refused" />
      ) : null}
    </Modal>
  );
}
