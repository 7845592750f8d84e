import type { AiGroup, AiProvider } from '@diy/contract/ai-images/ai-image-shapes';
import { AI_STYLES } from '@diy/contract/ai-images/ai-styles';
import { Segmented, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { currentLocale } from '../../../lib/text/locale.ts';
import { ImageCountField } from './image-count-field.tsx';
import { MoreSettings } from './more-settings.tsx';
import { PromptField } from './prompt-field.tsx';
import { draftOfGroup, fitTo, type RunDraft, runInputOf } from './run-draft.ts';
import { RunField } from './run-field.tsx';
import { RunFoot } from './run-foot.tsx';
import styles from './run-form.module.css';
import { SizeField } from './size-field.tsx';
import { SourceField } from './source-field.tsx';

interface RunFormProps {
  group: AiGroup;
  providers: AiProvider[];
  isBusy: boolean;
  /** Sources are being saved. */
  isSaving: boolean;
  onRun: (input: ReturnType<typeof runInputOf>) => void;
  onSources: (imageIds: string[]) => void;
}

/** What the next images are made from: words, sources, and how. Only what the chosen provider takes is shown. */
export function RunForm({ group, providers, isBusy, isSaving, onRun, onSources }: RunFormProps) {
  const { t } = useTranslation('ai-images');
  const locale = currentLocale() === 'zh-CN' ? 'zh' : 'en';
  const [draft, setDraft] = useState(() => draftOfGroup(group, providers));
  const put = (part: Partial<RunDraft>) => setDraft((now) => ({ ...now, ...part }));
  const provider = providers.find(({ id }) => id === draft.provider);
  if (!provider) return null;
  const isPattern = provider.kind === 'pattern';
  const hasWords = draft.prompt.trim() !== '' || (isPattern && draft.family !== '');
  const run = () => {
    if (hasWords && !isBusy) onRun(runInputOf(draft, provider));
  };
  return (
    <section className={styles.form} aria-label={t('runForm')}>
      <RunField label={t('prompt')}>
        <PromptField value={draft.prompt} onChange={(prompt) => put({ prompt })} onSubmit={run} />
      </RunField>
      {provider.edits ? (
        <RunField label={t('sources')} hint={t(isPattern ? 'sourceColours' : 'sourceEdits')}>
          <SourceField sources={group.sources} isBusy={isSaving} onChange={onSources} />
        </RunField>
      ) : null}
      <RunField label={t('provider')} hint={isPattern ? t('patternHint') : undefined}>
        <Select
          value={provider.id}
          aria-label={t('provider')}
          onChange={(id) => {
            const next = providers.find((one) => one.id === id);
            if (next) setDraft((now) => fitTo(now, next));
          }}
          options={providers.map(({ id, title, model }) => ({
            value: id,
            label: joinParts([title[locale], model]),
          }))}
        />
      </RunField>
      {provider.kinds.length > 1 ? (
        <RunField label={t('kind')}>
          <Segmented
            block
            value={draft.kind}
            aria-label={t('kind')}
            onChange={(kind) => put({ kind })}
            options={provider.kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        </RunField>
      ) : null}
      <div className={styles.pair}>
        {provider.families.length > 0 ? (
          <RunField label={t('family')}>
            <Select
              value={draft.family}
              showSearch={{ optionFilterProp: 'label' }}
              aria-label={t('family')}
              onChange={(family) => put({ family })}
              options={[
                { value: '', label: t('familyByWords') },
                ...provider.families.map(({ id, title }) => ({ value: id, label: title[locale] })),
              ]}
            />
          </RunField>
        ) : null}
        {provider.styles ? (
          <RunField label={t('style')}>
            <Select
              value={draft.style}
              aria-label={t('style')}
              onChange={(style) => put({ style })}
              options={AI_STYLES.map((value) => ({ value, label: t(`styles.${value}`) }))}
            />
          </RunField>
        ) : null}
        <RunField label={t('size')}>
          <SizeField
            key={provider.id}
            provider={provider}
            value={draft.size}
            onChange={(size) => put({ size })}
          />
        </RunField>
      </div>
      <ImageCountField value={draft.n} max={provider.n_max} onChange={(n) => put({ n })} />
      {provider.transparent ? (
        <div className={styles.switch}>
          <span id="ai-transparent">{t('transparent')}</span>
          <Switch
            checked={draft.transparent}
            aria-labelledby="ai-transparent"
            onChange={(transparent) => put({ transparent })}
          />
        </div>
      ) : null}
      <MoreSettings draft={draft} provider={provider} onChange={put} />
      <RunFoot provider={provider} n={draft.n} hasWords={hasWords} isBusy={isBusy} onRun={run} />
    </section>
  );
}
