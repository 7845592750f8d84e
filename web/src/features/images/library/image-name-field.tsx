import { MAX_IMAGE_NAME } from '@diy/contract/images/images';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './image-card.module.css';

interface NameFieldProps {
  name: string;
  /** Only for a name that is new and not empty. */
  onName: (name: string) => void;
  onClose: () => void;
}

/** A name that is edited in place: Enter and blur keep it, Escape does not. */
export function ImageNameField({ name, onName, onClose }: NameFieldProps) {
  const { t } = useTranslation('images');
  const [text, setText] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    field.current?.focus();
    // Without the ending, which a new name rarely changes.
    field.current?.setSelectionRange(0, name.replace(/\.[a-z0-9]{1,5}$/i, '').length);
  }, [name]);
  const end = (keeps: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    const clean = text.trim();
    if (keeps && clean && clean !== name) onName(clean);
    onClose();
  };
  return (
    <input
      ref={field}
      type="text"
      className={styles.field}
      value={text}
      maxLength={MAX_IMAGE_NAME}
      aria-label={t('newName')}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') end(true);
        if (event.key === 'Escape') end(false);
        event.stopPropagation();
      }}
    />
  );
}
