import type { DesignRow } from '@diy/contract/designs/designs';
import { Copy, RotateCw, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../lib/text/format.ts';
import { pickName } from '../../lib/text/locale.ts';
import { SelectCard } from '../../ui/grid/select-card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './design-card.module.css';
import { FindingsTag } from './findings-tag.tsx';
import { MockupDots } from './mockup-dots.tsx';
import { NewerTemplateTag } from './newer-template-tag.tsx';
import { RenderTag } from './render-tag.tsx';
import { useMockupIndex } from './use-mockup-index.ts';

interface DesignCardProps {
  design: DesignRow;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
  onCopy: () => void;
  onShare: () => void;
  onDelete: () => void;
  onRetry: () => void;
}

/** A saved design: its mockups, name, SKU, and how far its pictures and print files are. */
export function DesignCard({
  design,
  isSelected,
  onSelect,
  onOpen,
  onCopy,
  onShare,
  onDelete,
  onRetry,
}: DesignCardProps) {
  const { t, i18n } = useTranslation(['designs', 'common']);
  const { mockups } = design.render;
  const [index, setIndex] = useMockupIndex(mockups.length);
  const src = mockups[index]?.url ?? design.cover;
  const hasFailed = design.render.state === 'failed';
  return (
    <SelectCard
      isSelected={isSelected}
      onSelect={onSelect}
      onOpen={onOpen}
      name={t('open', { name: design.name })}
      selectLabel={t('common:selection.select', { name: design.name })}
      picture={<Picture key={src} src={src} alt="" edgePx={280} missing={t('noPicture')} />}
      badge={
        <>
          {hasFailed && isStopped(design) ? null : <RenderTag render={design.render} />}
          <FindingsTag findings={design.render.findings} />
          <NewerTemplateTag design={design} />
        </>
      }
      actions={
        <>
          {hasFailed ? (
            <RoundButton look="raised" icon={RotateCw} label={t('retry')} onClick={onRetry} />
          ) : null}
          <RoundButton look="raised" icon={Copy} label={t('copy')} onClick={onCopy} />
          <RoundButton look="raised" icon={Share2} label={t('share.action')} onClick={onShare} />
          <RoundButton look="raised" icon={Trash2} label={t('common:delete')} onClick={onDelete} />
        </>
      }
    >
      <div className={styles.line}>
        <span className={styles.name} dir="auto" title={design.name}>
          {design.name}
        </span>
        <MockupDots count={mockups.length} index={index} onPick={setIndex} />
      </div>
      <p className={styles.meta}>
        <span className={styles.sku}>{design.sku}</span>
        <span>{formatTime(design.updated_at, i18n.language, new Date())}</span>
      </p>
      <p className={hasFailed ? styles.reason : styles.meta}>
        <span dir="auto">
          {hasFailed ? design.render.error : pickName(design.template_title, i18n.language)}
        </span>
      </p>
    </SelectCard>
  );
}

/** Errors keep it from being printed: how many says more than that it failed. */
function isStopped({ render }: DesignRow): boolean {
  return render.findings.some(({ severity, accepted }) => severity === 'error' && accepted === null);
}
