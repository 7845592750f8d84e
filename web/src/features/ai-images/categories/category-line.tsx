import type { AiCategory } from '@diy/contract/ai-images/ai-image-shapes';
import { Input } from 'antd';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RoundButton } from '../../../ui/round-button.tsx';
import styles from './categories-dialog.module.css';

const LIMIT = 40;

interface TypeLineProps {
  type: AiCategory;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One category; its name becomes a field when it is renamed. */
export function TypeLine({ type, onRename, onDelete }: TypeLineProps) {
  const { t } = useTranslation('ai-images');
  const [name, setName] = useState<string | null>(null);
  const finish = () => {
    const clean = name?.trim();
    if (clean && clean !== type.name) onRename(clean);
    setName(null);
  };
  if (name !== null) {
    return (
      <li className={styles.row}>
        <Input
          autoFocus
          value={name}
          maxLength={LIMIT}
          aria-label={t('renameType', { name: type.name })}
          onChange={(event) => setName(event.target.value)}
          onBlur={finish}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') finish();
            if (event.key === 'Escape') {
              // Lets go of the name, not of the dialog.
              event.stopPropagation();
              setName(null);
            }
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <span className={styles.name}>{type.name}</span>
      <span className={styles.count}>{t('groupCount', { count: type.count })}</span>
      <RoundButton
        icon={Pencil}
        label={t('renameType', { name: type.name })}
        onClick={() => setName(type.name)}
      />
      <RoundButton icon={Trash2} label={t('deleteType', { name: type.name })} onClick={onDelete} />
    </li>
  );
}
