import { useTranslation } from 'react-i18next';
import styles from './home.module.css';

const ROWS = [
  { picture: '/pictures/home-mug.webp', sku: 'MUG-11-00012', size: '200 × 82 mm' },
  { picture: '/pictures/home-cushion.webp', sku: 'CUS-45-00007', size: '450 × 450 mm' },
  { picture: '/pictures/home-mugs.webp', sku: 'MUG-11-00013', size: '200 × 82 mm' },
];
const COLUMNS = ['picture', 'sku', 'size'];

/** The three things that come of one saved design. */
export function ThreeResults() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.results}>
      <header>
        <h2>{t('oneDesign')}</h2>
        <p>{t('oneDesignNote')}</p>
      </header>
      <div className={styles.three}>
        <figure>
          <img src="/pictures/home-cushion.webp" alt={t('mockup.alt')} loading="lazy" />
          <figcaption>
            <h3>{t('mockup.title')}</h3>
            <p>{t('mockup.text')}</p>
          </figcaption>
        </figure>
        <figure>
          <div className={styles.print}>
            <span className={styles.sizeMark}>{t('print.size')}</span>
            <img src="/pictures/home-print.webp" alt={t('print.alt')} loading="lazy" />
            <span className={styles.spec}>{t('print.spec')}</span>
          </div>
          <figcaption>
            <h3>{t('print.title')}</h3>
            <p>{t('print.text')}</p>
          </figcaption>
        </figure>
        <figure>
          <div className={styles.sheet}>
            <table aria-label={t('sheet.alt')}>
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column}>{t(`sheet.columns.${column}`)}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {ROWS.map((row) => (
                  <tr key={row.sku}>
                    <td>
                      <img src={row.picture} alt="" loading="lazy" />
                    </td>
                    <td>{row.sku}</td>
                    <td>
                      <bdi>{row.size}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <figcaption>
            <h3>{t('sheet.title')}</h3>
            <p>{t('sheet.text')}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
