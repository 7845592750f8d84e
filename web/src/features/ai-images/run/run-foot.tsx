import type { AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import { Button } from 'antd';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { priceText } from '../generated/image-facts.ts';
import styles from './run-form.module.css';

interface RunFootProps {
  provider: AiProvider;
  /** Images to be made. */
  n: number;
  hasWords: boolean;
  isBusy: boolean;
  onRun: () => void;
}

/** Starts the run, and says what it will cost. */
export function RunFoot({ provider, n, hasWords, isBusy, onRun }: RunFootProps) {
  const { t, i18n } = useTranslation('ai-images');
  return (
    <div className={styles.foot}>
      <Button
        type="primary"
        size="large"
        block
        icon={<Icon of={Sparkles} size={18} />}
        disabled={!hasWords}
        loading={isBusy}
        onClick={onRun}
      >
        {t('generate', { count: n })}
      </Button>
      <span className={styles.hint}>
        {hasWords ? costOf(provider, n, t, i18n.language) : t('promptMissing')}
      </span>
    </div>
  );
}

function costOf(
  { cost_hint: hint }: AiProvider,
  n: number,
  t: (key: string, values?: Record<string, unknown>) => string,
  locale: string,
): string {
  if (!hint) return t('costUnknown');
  if (hint.amount === 0) return t('costFree');
  return t('costAbout', { price: priceText(hint.amount * n, hint.currency, locale) });
}
