import { CircleCheck, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './upload-dialog.module.css';
import type { UploadItem } from './upload-queue.ts';
import { uploads } from './uploads.ts';

/** One file: thumbnail, name, how far it is, why it failed, and what can be done. */
export function UploadRow({ item }: { item: UploadItem }) {
  const { t } = useTranslation('uploads');
  const [preview, forgetPreview] = usePreview(item.file);
  const { name, size } = item.file;
  const isOpen = item.state === 'sending' || item.state === 'checking' || item.state === 'waiting';
  return (
    <li className={styles.row}>
      <span className={styles.thumb}>
        {preview ? <img src={preview} alt="" onError={forgetPreview} /> : null}
      </span>
      <span className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {item.state === 'failed' ? (
          <span className={styles.reason}>{item.reason}</span>
        ) : item.state === 'sending' ? (
          <ProgressBar share={item.share} label={name} />
        ) : (
          <span className={styles.detail}>
            {formatBytes(size)} · {t(`state.${item.state}`)}
          </span>
        )}
      </span>
      {item.state === 'failed' && item.canRetry ? (
        <RoundButton icon={RotateCw} label={t('retry')} onClick={() => uploads.retry(item.id)} />
      ) : null}
      {item.state === 'done' ? (
        <Icon of={CircleCheck} className={styles.good} />
      ) : (
        <RoundButton
          icon={X}
          label={t(isOpen ? 'cancel' : 'remove')}
          onClick={() => uploads.remove(item.id)}
        />
      )}
    </li>
  );
}

/** A picture of the file for as long as the row is shown; what the browser cannot draw gets none. */
function usePreview(file: File): [string | null, () => void] {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!/\/(png|jpeg|webp|avif|gif|svg)/.test(file.type)) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return [url, () => setUrl(null)];
}
