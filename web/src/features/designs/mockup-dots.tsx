import { useTranslation } from 'react-i18next';
import styles from './design-card.module.css';

interface MockupDotsProps {
  count: number;
  index: number;
  onPick: (index: number) => void;
}

/** One dot per mockup; pointing at it shows it. Nothing when there is only one. */
export function MockupDots({ count, index, onPick }: MockupDotsProps) {
  const { t } = useTranslation('designs');
  if (count < 2) return null;
  return (
    <span className={styles.dots}>
      {Array.from({ length: count }, (_, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={at}
          type="button"
          className={styles.dot}
          aria-label={t('mockup', { number: at + 1, count })}
          aria-pressed={at === index}
          onMouseEnter={() => onPick(at)}
          onClick={() => onPick(at)}
        />
      ))}
    </span>
  );
}
