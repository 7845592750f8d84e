import type { GeneratedImage } from '@diy/contract/ai-images/ai-image-shapes';
import { Check, CircleSlash, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { SelectCard } from '../../../ui/grid/select-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './generated-card.module.css';
import { costText, timeText } from './image-facts.ts';

interface GeneratedCardProps {
  image: GeneratedImage;
  /** Model or family in words. */
  title: string;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
  onRetry: () => void;
}

const ICONS: Record<GeneratedImage['state'], LucideIcon> = {
  queued: Clock,
  running: LoaderCircle,
  succeeded: Check,
  failed: CircleX,
  refused: CircleX,
  cancelled: CircleSlash,
};

/** One generated image, or where it will be: its state, and why it is not there when it is not. */
export function GeneratedCard(props: GeneratedCardProps) {
  const { image, title, isSelected, onSelect, onOpen, onRetry } = props;
  const { t, i18n } = useTranslation(['ai-images', 'common']);
  const { state, url, failure } = image;
  if (state !== 'succeeded' || url === null) {
    return (
      <li data-state={state} data-testid="generated">
        <div className={styles.frame} data-state={state}>
          <span className={styles.state}>
            <Icon of={ICONS[state]} className={styles.icon ?? ''} />
            {t(`state.${state}`)}
          </span>
          {failure ? (
            <span className={styles.reason} title={failure.msg}>
              {failure.msg}
            </span>
          ) : null}
          {state === 'failed' && failure?.can_retry ? (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {t('common:retry')}
            </button>
          ) : null}
        </div>
        <p className={styles.facts}>{image.seed === null ? null : t('seed', { seed: image.seed })}</p>
      </li>
    );
  }
  const name = image.seed === null ? title : t('imageName', { title, seed: image.seed });
  const facts = joinParts([timeText(image.time_ms, t), costText(image.cost, t, i18n.language)]);
  return (
    <li data-state={state} data-testid="generated">
      <SelectCard
        element="div"
        isSelected={isSelected}
        onSelect={onSelect}
        onOpen={onOpen}
        name={t('open', { name })}
        selectLabel={t('common:selection.select', { name })}
        picture={<Picture src={url} alt={image.prompt} edgePx={320} isTransparent={image.has_alpha} />}
        badge={
          image.image_id ? (
            <StatusTag tone="success">
              <Icon of={Check} size={14} /> {t('inLibrary')}
            </StatusTag>
          ) : null
        }
      >
        <p className={styles.title} dir="auto">
          {title}
        </p>
        <p className={styles.facts}>
          <span>{image.seed === null ? null : t('seed', { seed: image.seed })}</span>
          <span>{facts}</span>
        </p>
      </SelectCard>
    </li>
  );
}
