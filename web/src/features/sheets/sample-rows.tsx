import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

/** The first rows exactly as the sheet will have them. */
export function SampleRows({ headers, rows }: { headers: readonly string[]; rows: readonly string[][] }) {
  const { t } = useTranslation('dxm-sheets');
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.sample} aria-label={t('sample')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header.replace('\n', ' ')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet are known by their place
            <tr key={at}>
              {headers.map((header, column) => (
                <td key={header} title={row[column]}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
