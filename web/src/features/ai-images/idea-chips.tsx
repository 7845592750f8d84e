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
  const { t } = useTranslation('ai-images');
  return (
    <fieldset className={styles.ideas} aria-label={t('ideas')}>
      {IDEAS.map((id) => (
        <button key={id} type="button" className={styles.idea} onClick={() => onChoose(t(`idea.${id}`))}>
          {t(`idea.${id}`)}
        </button>
      ))}
    </fieldset>
  );
}
