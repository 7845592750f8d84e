import { type AiProvider, MAX_NEGATIVE_PROMPT, MAX_SEED } from '@diy/contract/ai-images/ai-image-shapes';
import { Input, InputNumber, Slider, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RunDraft } from './run-draft.ts';
import { RunField } from './run-field.tsx';
import styles from './run-form.module.css';

interface MoreSettingsProps {
  draft: RunDraft;
  provider: AiProvider;
  onChange: (part: Partial<RunDraft>) => void;
}

/** What most runs leave as it is, folded away. */
export function MoreSettings({ draft, provider, onChange }: MoreSettingsProps) {
  const { t } = useTranslation('ai-images');
  const { seed, negative_prompt, strength, edits } = provider;
  if (!seed && !negative_prompt && !strength && !edits) return null;
  return (
    <details className={styles.more}>
      <summary>{t('moreSettings')}</summary>
      <div className={styles.moreFields}>
        {seed ? (
          <RunField label={t('seedLabel')} hint={t('seedHint')}>
            <InputNumber
              value={draft.seed}
              min={0}
              max={MAX_SEED}
              precision={0}
              controls={false}
              style={{ inlineSize: '100%' }}
              placeholder={t('seedRandom')}
              aria-label={t('seedLabel')}
              onChange={(value) => onChange({ seed: value })}
            />
          </RunField>
        ) : null}
        {edits ? (
          <div className={styles.switch}>
            <span id="ai-use-sources">{t('useSources')}</span>
            <Switch
              checked={draft.use_sources}
              aria-labelledby="ai-use-sources"
              onChange={(use_sources) => onChange({ use_sources })}
            />
          </div>
        ) : null}
        {strength ? (
          <RunField label={t('strength')}>
            <Slider
              min={0}
              max={1}
              step={0.05}
              value={draft.strength}
              ariaLabelForHandle={t('strength')}
              onChange={(value) => onChange({ strength: value })}
            />
          </RunField>
        ) : null}
        {negative_prompt ? (
          <RunField label={t('negative')}>
            <Input.TextArea
              value={draft.negative_prompt}
              maxLength={MAX_NEGATIVE_PROMPT}
              autoSize={{ minRows: 2, maxRows: 5 }}
              aria-label={t('negative')}
              onChange={(event) => onChange({ negative_prompt: event.target.value })}
            />
          </RunField>
        ) : null}
      </div>
    </details>
  );
}
