import type { MatrixCell } from '@diy/contract/batches/batch-matrix';
import { MAX_NAME_RULE, MAX_SKU_RULE } from '@diy/contract/batches/batch-settings';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../lib/text/join-names.ts';
import styles from './name-rules.module.css';
import { RuleField } from './rule-field.tsx';

interface NameRulesProps {
  nameRule: string;
  skuRule: string;
  onNameRule: (rule: string) => void;
  onSkuRule: (rule: string) => void;
  /** Some cells of the matrix, whose names and SKUs are shown. */
  samples: readonly MatrixCell[];
  collisions: readonly { value: string; keys: readonly string[] }[];
  /** How many designs were made by other rules, which they keep. */
  keptDesigns: number;
}

/** The rules for names and SKUs of the designs, with examples and duplicates. */
export function NameRules(props: NameRulesProps) {
  const { nameRule, skuRule, onNameRule, onSkuRule, samples, collisions, keptDesigns } = props;
  const { t, i18n } = useTranslation('batches');
  return (
    <div className={styles.rules}>
      <RuleField label={t('nameRule')} rule={nameRule} maxLength={MAX_NAME_RULE} onChange={onNameRule} />
      <RuleField
        label={t('skuRule')}
        rule={skuRule}
        maxLength={MAX_SKU_RULE}
        placeholder={t('skuRuleEmpty')}
        onChange={onSkuRule}
      />
      {keptDesigns > 0 ? (
        <p className={styles.kept} role="status">
          {t('namesKept', { count: keptDesigns })}
        </p>
      ) : null}
      {samples.length > 0 ? (
        <ul className={styles.samples} aria-label={t('nameSamples')}>
          {samples.map((cell) => (
            <li key={cell.key}>
              <span dir="auto">{cell.name}</span>
              {cell.sku ? <code>{cell.sku}</code> : null}
            </li>
          ))}
        </ul>
      ) : null}
      {collisions.length > 0 ? (
        <p className={styles.problem} role="alert">
          {t('collisions', {
            count: collisions.length,
            values: joinNames(
              collisions.slice(0, 3).map((one) => one.value),
              i18n.language,
            ),
          })}
        </p>
      ) : null}
    </div>
  );
}
