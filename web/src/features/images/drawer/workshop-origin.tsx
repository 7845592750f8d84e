import type { WorkshopOrigin as Origin } from '@diy/contract/images/image-details';
import { type WorkStep, workSteps } from '@diy/contract/images/image-work-steps';
import { Button } from 'antd';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';
import { describeStep } from '../workshop/tools/describe-step.ts';
import styles from './image-drawer.module.css';

interface WorkshopOriginProps {
  origin: Origin;
  onOpen: (imageId: string) => void;
  /** Opens the workshop with these steps. */
  onWork: (imageId: string, steps: readonly WorkStep[]) => void;
}

/** What a workshop's result was made of and how, with the way back to both. */
export function WorkshopOrigin({ origin, onOpen, onWork }: WorkshopOriginProps) {
  const { t } = useTranslation('images');
  // A tool that this version does not know cannot be set up again.
  const steps = workSteps.safeParse(origin.steps);
  return (
    <section aria-label={t('madeBy.title')} data-testid="workshop-origin">
      <dl className={styles.facts}>
        <div>
          <dt>{t('madeBy.source')}</dt>
          <dd>
            <Button
              type="link"
              size="small"
              className={styles.link ?? ''}
              onClick={() => onOpen(origin.source_id)}
            >
              <bdi>{origin.source_name}</bdi>
            </Button>
          </dd>
        </div>
        <div>
          <dt>{t('madeBy.steps')}</dt>
          <dd>
            {steps.success ? (
              <ol className={styles.madeBy}>
                {steps.data.map((step, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a tool may stand in a chain twice, and the list never changes.
                  <li key={at}>{describeStep(step, t)}</li>
                ))}
              </ol>
            ) : (
              origin.title
            )}
          </dd>
        </div>
      </dl>
      {steps.success ? (
        <Button
          className={styles.again ?? ''}
          icon={<Icon of={RotateCcw} size={16} />}
          onClick={() => onWork(origin.source_id, steps.data)}
        >
          {t('madeBy.again')}
        </Button>
      ) : null}
    </section>
  );
}
