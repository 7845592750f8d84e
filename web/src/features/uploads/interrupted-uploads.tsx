import { Button } from 'antd';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED_PICTURES } from '../../shared/images/pick-pictures.ts';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './interrupted-uploads.module.css';
import { useInterruptedUploads } from './use-interrupted-uploads.ts';

/** Names shown in the strip. */
const NAMED = 2;

/** Says quietly that a reload cut uploads off; picking the same files again resumes where they stopped. */
export function InterruptedUploads({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation('uploads');
  const { files, clear } = useInterruptedUploads();
  const picker = useRef<HTMLInputElement>(null);
  if (files.length === 0) return null;
  const names = files
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(t('and'));
  return (
    <section className={styles.strip} aria-label={t('leftBehindLabel')}>
      <p>
        {t('leftBehind', { count: files.length })}
        <span className={styles.names} title={files.map(({ name }) => name).join('\n')}>
          {files.length > NAMED ? t('namesMore', { names, count: files.length - NAMED }) : names}
        </span>
      </p>
      <Button size="small" onClick={() => picker.current?.click()}>
        {t('pickAgain')}
      </Button>
      <RoundButton icon={X} label={t('forgetLeftBehind')} onClick={clear} />
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={ACCEPTED_PICTURES}
        data-testid="left-behind-input"
        onChange={(event) => {
          const picked = [...(event.target.files ?? [])];
          event.target.value = '';
          onFiles(picked);
        }}
      />
    </section>
  );
}
