import { useTranslation } from 'react-i18next';
import styles from './prompt-field.module.css';

const IDEAS = [
  'flowers',
  'christmas',
  'retro',
  'waves',
  'watercolour',
  'marble',
  'memphis',
  'terrazzo',
  'leaves',
  'slogan',
];

/** Prompts that make something good at once. */
export function IdeaChips({ onChoose }: { onChoose: (prompt: string) => void }) {
  const { t, i18n } = useTranslation('ai-images');
  // Shown in the reader's language; the engine and most models understand Chinese and English only.
  const lng = i18n.language.startsWith('zh') ? 'zh-CN' : 'en-US';
  return (
    <fieldset className={styles.ideas} aria-label={t('ideas')}>
      {IDEAS.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.idea}
          onClick={() => onChoose(t(`idea.${id}`, { lng }))}
        >
          {t(`idea.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}
