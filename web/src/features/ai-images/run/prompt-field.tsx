import { MAX_PROMPT } from '@diy/contract/ai-images/ai-images';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { IdeaChips } from './idea-chips.tsx';
import styles from './prompt-field.module.css';

interface PromptFieldProps {
  value: string;
  onChange: (prompt: string) => void;
  /** Ctrl- or ⌘-Enter. */
  onSubmit: () => void;
  isFocused?: boolean;
  /** Ideas are offered also when words are there already. */
  keepsIdeas?: boolean;
}

/** What shall be drawn, in Chinese or English, with ideas to begin from. */
export function PromptField({ value, onChange, onSubmit, isFocused, keepsIdeas }: PromptFieldProps) {
  const { t } = useTranslation('ai-images');
  return (
    <div className={styles.field}>
      <Input.TextArea
        value={value}
        autoFocus={isFocused ?? false}
        maxLength={MAX_PROMPT}
        autoSize={{ minRows: 3, maxRows: 10 }}
        placeholder={t('promptHint')}
        aria-label={t('prompt')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (event.ctrlKey || event.metaKey) onSubmit();
        }}
      />
      {value.length > MAX_PROMPT * 0.9 ? (
        <span className={styles.count}>
          {value.length} / {MAX_PROMPT}
        </span>
      ) : null}
      {value === '' || keepsIdeas ? <IdeaChips onChoose={onChange} /> : null}
    </div>
  );
}
