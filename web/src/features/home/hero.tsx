import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './home.module.css';

/** What the product does, in one sentence and one picture. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.heroWords}>
        <h1>{t('heading')}</h1>
        <p>{t('lead')}</p>
        <Link to="/auth/goods" className={styles.primary}>
          {t('start')}
        </Link>
      </div>
      <img
        className={styles.heroPicture}
        src="/pictures/home-mug.webp"
        alt={t('heroAlt')}
        width={1000}
        height={1000}
        fetchPriority="high"
      />
    </section>
  );
}
