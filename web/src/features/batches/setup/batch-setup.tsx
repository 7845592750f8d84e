import { MAX_BATCH_NAME, MAX_SAMPLE_CELLS } from '@diy/contract/batches/batch-settings';
import { Input } from 'antd';
import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BatchDraft, isComplete, toBatchSettings } from '../batch-draft.ts';
import { type MatrixView, useCheck } from '../use-check.ts';
import { useTemplateItems } from '../use-template-items.ts';
import { CheckSection } from './check-section.tsx';
import { LaunchBar } from './launch-bar.tsx';
import { NameRules } from './name-rules.tsx';
import { AiGroupSelect } from './pickers/ai-group-select.tsx';
import { ImagePicker } from './pickers/image-picker.tsx';
import { ProductList } from './pickers/product-list.tsx';
import { ProductPicker } from './pickers/product-picker.tsx';
import { withToggled } from './pickers/toggle-in.ts';
import { RuleSection } from './rule-section.tsx';
import styles from './setup.module.css';

interface BatchSetupProps {
  draft: BatchDraft;
  setDraft: Dispatch<SetStateAction<BatchDraft>>;
  /** The suggested name while none is typed. */
  defaultName: string;
  isSaving: boolean;
  isChange: boolean;
  /** Designs that were made by earlier rules for names and SKUs, which they keep. */
  keptDesigns: number;
  onUpload: () => void;
  /** Starts the batch; `keys` are the cells that are made first, as a sample, null = all of them. */
  onStart: (keys: string[] | null) => void;
}

const NO_VIEW: MatrixView = { p: 1, only: 'all' };

/** Three steps on one page: choose products and pictures, set the rule and check it, start. */
export function BatchSetup(props: BatchSetupProps) {
  const { draft, setDraft, defaultName, isSaving, isChange, keptDesigns, onUpload, onStart } = props;
  const { t } = useTranslation('batches');
  const items = useTemplateItems(draft.products.map(({ templateId }) => templateId));
  const settings = useMemo(() => (isComplete(draft) ? toBatchSettings(draft) : null), [draft]);
  const [view, setView] = useState(NO_VIEW);
  const check = useCheck(settings, draft.name || defaultName, view);
  const [sample, setSample] = useState<readonly string[] | null>(null);
  const put = (part: Partial<BatchDraft>) => setDraft((now) => ({ ...now, ...part }));
  const data = settings ? check.data : undefined;
  const rows = data?.list ?? [];
  const samples = rows.flatMap((row) => row.cells).filter((cell) => !cell.skip && !cell.withheld);
  const toggleSample = (key: string) =>
    setSample((now) => {
      const next = withToggled(now ?? [], key);
      return next.length > MAX_SAMPLE_CELLS ? now : next;
    });
  return (
    <>
      <section className={styles.step}>
        <StepTitle number={1}>{t('step.choose')}</StepTitle>
        <div className={styles.pickers}>
          <ProductPicker
            products={draft.products}
            onChange={(change) => setDraft((now) => ({ ...now, products: change(now.products) }))}
          />
          <ImagePicker
            imageIds={draft.imageIds}
            imageCategoryIds={draft.imageCategoryIds}
            onImages={(imageIds) => put({ imageIds })}
            onCategories={(imageCategoryIds) => put({ imageCategoryIds })}
            below={
              <AiGroupSelect groupIds={draft.aiGroupIds} onChange={(aiGroupIds) => put({ aiGroupIds })} />
            }
            onUpload={onUpload}
          />
        </div>
        <ProductList products={draft.products} items={items} onChange={(products) => put({ products })} />
      </section>
      <section className={styles.step}>
        <StepTitle number={2}>{t('step.rule')}</StepTitle>
        <div className={styles.settings}>
          <div className={styles.panel}>
            <RuleSection draft={draft} items={items} row={rows[0]} onChange={setDraft} />
          </div>
          <div className={styles.panel}>
            <label htmlFor="batch-name" className={styles.name}>
              <span>{t('batchName')}</span>
              <Input
                id="batch-name"
                value={draft.name}
                maxLength={MAX_BATCH_NAME}
                placeholder={defaultName}
                onChange={(event) => put({ name: event.target.value })}
              />
            </label>
            <NameRules
              nameRule={draft.nameRule}
              skuRule={draft.skuRule}
              onNameRule={(nameRule) => put({ nameRule })}
              onSkuRule={(skuRule) => put({ skuRule })}
              samples={samples.slice(0, 3)}
              collisions={data?.collisions ?? []}
              keptDesigns={keptDesigns}
            />
          </div>
        </div>
        {settings ? (
          <CheckSection
            check={check}
            view={view}
            onView={setView}
            draft={draft}
            items={items}
            sample={sample ? new Set(sample) : null}
            onSample={toggleSample}
            onChange={setDraft}
          />
        ) : (
          <p className={styles.waiting}>{t('chooseBoth')}</p>
        )}
      </section>
      <section className={styles.lastStep}>
        <StepTitle number={3}>{t('step.make')}</StepTitle>
        <LaunchBar
          totals={data?.totals}
          isStale={check.isStale}
          sampleCount={sample?.length ?? null}
          isSaving={isSaving}
          isChange={isChange}
          onSample={() => setSample(samples.slice(0, MAX_SAMPLE_CELLS).map(({ key }) => key))}
          onSampleEnd={() => setSample(null)}
          onSampleStart={() => onStart([...(sample ?? [])])}
          onStart={() => onStart(null)}
        />
      </section>
    </>
  );
}

function StepTitle({ number, children }: { number: number; children: string }) {
  return (
    <h2 className={styles.stepTitle}>
      <i>{number}</i>
      {children}
    </h2>
  );
}
