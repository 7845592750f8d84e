import type { AiGroupRow } from '@diy/contract/ai-images/ai-image-shapes';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { SelectCard } from '../../../ui/grid/select-card.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './group-card.module.css';

interface GroupCardProps {
  group: AiGroupRow;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
}

/** A group by its newest pictures, its words and what is going on in it. */
export function GroupCard({ group, isSelected, onSelect, onOpen }: GroupCardProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  const { counts, covers, name, prompt } = group;
  const open = counts.queued + counts.running;
  const failed = counts.failed + counts.refused;
  const parts = [
    counts.succeeded > 0 || failed === 0 ? t('pictures', { count: counts.succeeded }) : null,
    failed > 0 ? t('failedCount', { count: failed }) : null,
  ].filter(Boolean);
  return (
    <SelectCard
      isSelected={isSelected}
      onSelect={onSelect}
      onOpen={onOpen}
      name={t('open', { name })}
      selectLabel={t('common:selection.select', { name })}
      picture={<Covers urls={covers} />}
      badge={open > 0 ? <StatusTag tone="info">{t('making', { count: open })}</StatusTag> : null}
    >
      <p className={styles.name} dir="auto" title={name}>
        {name}
      </p>
      <p className={styles.prompt} dir="auto" title={prompt}>
        {prompt && prompt !== name ? prompt : joinParts(parts)}
      </p>
      {prompt && prompt !== name ? (
        <p className={styles.prompt} data-tone={failed > 0 ? 'error' : undefined}>
          {joinParts(parts)}
        </p>
      ) : null}
    </SelectCard>
  );
}

/** Four pictures in a square, the newest large where there are fewer. */
function Covers({ urls }: { urls: string[] }) {
  const { t } = useTranslation('ai-images');
  if (urls.length < 2) {
    return <Picture src={urls[0] ?? null} alt="" edgePx={320} missing={t('noPicture')} />;
  }
  return (
    <span className={styles.collage} data-count={urls.length}>
      {urls.map((url) => (
        <span key={url}>
          <Picture src={url} alt="" edgePx={urls.length === 2 ? 320 : 160} />
        </span>
      ))}
    </span>
  );
}
