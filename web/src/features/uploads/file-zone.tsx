import { MAX_UPLOAD_FILES } from '@diy/contract/images/images';
import { Button } from 'antd';
import { FolderOpen, Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCEPTED_PICTURES } from '../../shared/images/pick-pictures.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './upload-dialog.module.css';

interface FileZoneProps {
  onFiles: (files: File[]) => void;
  /** Takes one line only, because the list of running uploads needs the room. */
  isCompact: boolean;
}

/** The area where a person drops files or chooses them, one by one or a whole folder. */
export function FileZone({ onFiles, isCompact }: FileZoneProps) {
  const { t } = useTranslation('uploads');
  const inputId = useId();
  const folder = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    // Leaves out the hidden files of a folder.
    onFiles(files.filter(({ name }) => !name.startsWith('.')));
  };
  return (
    <div className={styles.choose} data-compact={isCompact}>
      <label className={styles.zone} htmlFor={inputId}>
        <Icon of={Upload} size={isCompact ? 20 : 28} />
        <strong>{t('drop')}</strong>
        <span>{t('accepted', { count: MAX_UPLOAD_FILES })}</span>
        <input
          id={inputId}
          className="visually-hidden"
          type="file"
          multiple
          accept={ACCEPTED_PICTURES}
          data-testid="library-upload-input"
          onChange={take}
        />
      </label>
      <Button icon={<Icon of={FolderOpen} size={18} />} onClick={() => folder.current?.click()}>
        {t('folder')}
      </Button>
      <input
        ref={(node) => {
          folder.current = node;
          // Not a property React knows.
          node?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        hidden
        multiple
        data-testid="library-upload-folder"
        onChange={take}
      />
    </div>
  );
}
