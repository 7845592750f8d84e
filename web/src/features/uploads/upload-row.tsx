import { CircleCheck, Pause, Play, RotateCw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../lib/image-url.ts';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './upload-dialog.module.css';
import { isMoving, type UploadItem } from './upload-item.ts';
import { UploadMessages } from './upload-messages.tsx';
import { uploads } from './uploads.ts';

/** One file: thumbnail, name, how far it is or why it is not, and what can be done. */
export function UploadRow({ item, onOpen }: { item: UploadItem; onOpen: (imageId: string) => void }) {
  const { t } = useTranslation('uploads');
  const [preview, clearPreview] = usePreview(item.file);
  const { id, state, image } = item;
  const canPause = state === 'waiting' || state === 'inspecting' || state === 'sending';
  const { name } = item.file;
  return (
    <li className={styles.row} data-state={state}>
      <span className={styles.thumb}>
        {preview ? <img src={preview} alt="" onError={clearPreview} /> : null}
        {!preview && image ? <img src={imageUrl(image.url, { width: 96, height: 96 })} alt="" /> : null}
      </span>
      <UploadMessages item={item} onOpen={onOpen} />
      {canPause ? (
        <RoundButton icon={Pause} label={t('pauseFile', { name })} onClick={() => uploads.pause(id)} />
      ) : null}
      {state === 'paused' ? (
        <RoundButton icon={Play} label={t('resumeFile', { name })} onClick={() => uploads.resume(id)} />
      ) : null}
      {state === 'failed' && item.canRetry ? (
        <RoundButton icon={RotateCw} label={t('retryFile', { name })} onClick={() => uploads.resume(id)} />
      ) : null}
      {state === 'done' ? (
        <Icon of={CircleCheck} className={styles.good} />
      ) : (
        <RoundButton
          icon={X}
          label={t(isMoving(item) || state === 'paused' ? 'cancelFile' : 'removeFile', { name })}
          onClick={() => uploads.remove(id)}
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
