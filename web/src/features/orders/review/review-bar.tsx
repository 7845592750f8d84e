import type { ReviewItem } from '@diy/contract/orders/order-review';
import { Button } from 'antd';
import { Check, ChevronLeft, ChevronRight, Pencil, Undo2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './review.module.css';
import type { ReviewCommand } from './review-keys.ts';

/** What can be done with the line, each with its key; on a phone these are all there is. */
export function ReviewBar({
  item,
  run,
}: {
  item: ReviewItem | undefined;
  run: (command: ReviewCommand) => boolean;
}) {
  const { t } = useTranslation('order-review');
  const isNarrow = useNarrow();
  const action = (command: Exclude<ReviewCommand['do'], 'surface' | 'reason'>) => ({
    onClick: () => void run({ do: command }),
    'aria-label': t(`key.${command}`),
    title: t(`key.${command}`),
  });
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('actions')}>
      <Button
        icon={<Icon of={ChevronLeft} size={18} className={styles.turned ?? ''} />}
        {...action('previous')}
      />
      <Button
        icon={<Icon of={ChevronRight} size={18} className={styles.turned ?? ''} />}
        {...action('next')}
      />
      <Button icon={<Icon of={Undo2} size={18} />} {...action('undo')}>
        {isNarrow ? null : <Keyed text={t('key.undo')} keyName="U" />}
      </Button>
      <span className={styles.space} />
      <Button icon={<Icon of={X} size={18} />} disabled={!item} {...action('sendBack')}>
        {isNarrow ? null : <Keyed text={t('key.sendBack')} keyName="X" />}
      </Button>
      <Button icon={<Icon of={Pencil} size={18} />} disabled={!item} {...action('edit')}>
        {isNarrow ? null : <Keyed text={t('key.edit')} keyName="E" />}
      </Button>
      {item && item.equal > 0 ? (
        <Button
          className={styles.decide ?? ''}
          icon={<Icon of={Check} size={18} />}
          disabled={!item.can_accept}
          {...action('acceptEqual')}
        >
          {t('acceptAll', { lines: item.equal + 1 })} <kbd>⇧A</kbd>
        </Button>
      ) : null}
      <Button
        type="primary"
        className={styles.decide ?? ''}
        icon={<Icon of={Check} size={18} />}
        disabled={!item?.can_accept}
        {...action('accept')}
      >
        {item?.held ? t('release') : t('accept')} <kbd>A</kbd>
      </Button>
    </div>
  );
}

/** What a button does, and the key that does it. */
function Keyed({ text, keyName }: { text: string; keyName: string }) {
  return (
    <>
      {text} <kbd>{keyName}</kbd>
    </>
  );
}
