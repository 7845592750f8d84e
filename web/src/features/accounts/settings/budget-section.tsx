import type { BudgetRow } from '@diy/contract/accounts/budgets';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatMoney } from '../../../lib/text/format.ts';
import { intlLocale } from '../../../lib/text/locale.ts';
import styles from './budget-section.module.css';
import { SettingsCard } from './settings-card.tsx';
import { useBudgets } from './use-budgets.ts';

/** From this share of a budget on, its line asks for attention. */
const NEARLY = 0.9;

/** What the account has used, and how much it may use where somebody set a limit. */
export function BudgetSection() {
  const { t } = useTranslation('accounts');
  const { data: budgets, isError } = useBudgets();
  return (
    <SettingsCard id="budget" title={t('budget.title')} note={t('budget.note')}>
      {isError ? <p className={styles.none}>{t('budget.failed')}</p> : null}
      <ul className={styles.list}>
        {budgets?.map((budget) => (
          <BudgetLine key={budget.measure + budget.currency} budget={budget} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function BudgetLine({ budget }: { budget: BudgetRow }) {
  const { t, i18n } = useTranslation('accounts');
  const { measure, used, most, currency } = budget;
  const write = (figure: number) => {
    if (measure === 'storage') return formatBytes(figure);
    if (measure === 'ai_money') return formatMoney(Math.round(figure * 100), currency, i18n.language);
    return figure.toLocaleString(intlLocale(i18n.language));
  };
  const share = most === null ? 0 : most === 0 ? 1 : Math.min(1, used / most);
  const name = t(`budget.measures.${measure}`);
  return (
    <li className={styles.line}>
      <span>{name}</span>
      <span className={styles.figures}>
        <bdi>{write(used)}</bdi>
        {most === null ? null : (
          <>
            {' / '}
            <bdi>{write(most)}</bdi>
          </>
        )}
      </span>
      {most === null ? null : (
        <meter
          className={share >= NEARLY ? styles.nearly : styles.meter}
          min={0}
          max={1}
          value={share}
          aria-label={name}
        />
      )}
    </li>
  );
}
