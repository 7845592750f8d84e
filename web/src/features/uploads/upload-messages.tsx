import { useTranslation } from 'react-i18next';
import { formatBytes } from '../../lib/text/format.ts';
import { useImageNotes } from '../../shared/images/use-image-notes.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import styles from './upload-dialog.module.css';
import type { UploadItem } from './upload-item.ts';
import { uploads } from './uploads.ts';

/** A file's name, and under it in words how things stand. */
export function UploadMessages({ item, onOpen }: { item: UploadItem; onOpen: (imageId: string) => void }) {
  const { name } = item.file;
  return (
    <span className={styles.words}>
      <span className={styles.name} dir="auto" title={name}>
        {name}
      </span>
      <StateWords item={item} onOpen={onOpen} />
    </span>
  );
}

function StateWords({ item, onOpen }: { item: UploadItem; onOpen: (imageId: string) => void }) {
  const { t } = useTranslation('uploads');
  const { id, state, share, file, known, image } = item;
  if (state === 'failed') return <span className={styles.reason}>{item.reason}</span>;
  if (state === 'sending') return <Sending file={file} share={share} />;
  if (state === 'known' && known) {
    return (
      <span className={styles.known}>
        <span className={styles.detail}>
          {t(known.isDeleted ? 'knownDeleted' : 'known', { name: known.name })}
        </span>
        <span className={styles.choices}>
          {known.isDeleted ? (
            <Choice label={t('restore')} onClick={() => uploads.restoreKnown(id)} />
          ) : (
            <Choice label={t('skip')} onClick={() => uploads.skipKnown(id)} />
          )}
          <Choice label={t('anyway')} onClick={() => uploads.sendKnown(id)} />
          {known.isDeleted ? null : <Choice label={t('open')} onClick={() => onOpen(known.id)} />}
        </span>
      </span>
    );
  }
  const near = image?.similar?.[0];
  const percent = Math.round(share * 100);
  return (
    <>
      <span className={styles.detail}>
        <bdi>{formatBytes(file.size)}</bdi> ·{' '}
        {state === 'paused' ? t('pausedAt', { percent }) : t(`state.${state}`)}
      </span>
      {near ? (
        <span className={styles.detail}>
          {t('near', { name: near.name })} <Choice label={t('open')} onClick={() => onOpen(near.id)} />
        </span>
      ) : null}
      {image?.pages && image.pages > 1 ? (
        <span className={styles.detail}>
          {t('pages', { count: image.pages })}{' '}
          <Choice label={t('openPages')} onClick={() => onOpen(image.id)} />
        </span>
      ) : null}
      {image ? <Notes image={image} /> : null}
    </>
  );
}

/** Files of this size take long enough to say how many bytes have gone. */
const COUNTED_BYTES = 8 * 1024 * 1024;

function Sending({ file, share }: Pick<UploadItem, 'file' | 'share'>) {
  const { t } = useTranslation('uploads');
  const sent = formatBytes(Math.round(share * file.size));
  return (
    <>
      <ProgressBar share={share} label={file.name} />
      {file.size >= COUNTED_BYTES ? (
        <span className={styles.detail}>{t('sentOf', { sent, all: formatBytes(file.size) })}</span>
      ) : null}
    </>
  );
}

function Choice({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={onClick}>
      {label}
    </button>
  );
}

function Notes({ image }: { image: Parameters<typeof useImageNotes>[0] }) {
  return useImageNotes(image).map((note) => (
    <span key={note} className={styles.detail}>
      {note}
    </span>
  ));
}
