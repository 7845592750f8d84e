import { type AiSource, MAX_SOURCES } from '@diy/contract/ai-images/ai-image-shapes';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { SourceDialog } from './source-dialog.tsx';
import styles from './source-field.module.css';

interface SourceFieldProps {
  sources: AiSource[];
  isBusy: boolean;
  /** Library image ids, in order. */
  onChange: (imageIds: string[]) => void;
}

/** The pictures a group starts from, out of the library. */
export function SourceField({ sources, isBusy, onChange }: SourceFieldProps) {
  const { t } = useTranslation('ai-images');
  const [isOpen, setOpen] = useState(false);
  const ids = sources.map((source) => source.image_id);
  return (
    <>
      <ul className={styles.sources} aria-label={t('sources')} aria-busy={isBusy}>
        {sources.map((source) => (
          <li key={source.image_id} className={styles.source}>
            <Picture src={source.url} alt={source.name} edgePx={72} />
            <button
              type="button"
              className={styles.drop}
              aria-label={t('dropSource', { name: source.name })}
              title={t('dropSource', { name: source.name })}
              disabled={isBusy}
              onClick={() => onChange(ids.filter((id) => id !== source.image_id))}
            >
              <Icon of={X} size={14} />
            </button>
          </li>
        ))}
        {sources.length < MAX_SOURCES ? (
          <li>
            <button type="button" className={styles.add} disabled={isBusy} onClick={() => setOpen(true)}>
              <Icon of={ImagePlus} />
              <span>{t('addSource')}</span>
            </button>
          </li>
        ) : null}
      </ul>
      {isOpen ? (
        <SourceDialog
          chosen={ids}
          onClose={() => setOpen(false)}
          onChoose={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      ) : null}
    </>
  );
}
