import type { ImageRow } from '@diy/contract/images';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SelectCard } from '../../ui/select-card.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './image-card.module.css';

interface ImageCardProps {
  image: ImageRow;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
}

/** A library image: the picture itself, its name, its pixels; a sign when there is something to know. */
export function ImageCard({ image, isSelected, onSelect, onOpen }: ImageCardProps) {
  const { t } = useTranslation(['images', 'common']);
  return (
    <SelectCard
      isSelected={isSelected}
      onSelect={onSelect}
      onOpen={onOpen}
      name={t('details', { name: image.name })}
      selectLabel={t('common:selection.select', { name: image.name })}
      picture={<Picture src={image.url} alt="" edgePx={220} isTransparent={image.has_alpha} />}
      badge={
        image.notes.length > 0 ? (
          <StatusTag tone="warning">
            <Icon of={TriangleAlert} size={14} label={image.notes.join(' ')} />
          </StatusTag>
        ) : null
      }
    >
      <p className={styles.name} title={image.name}>
        {image.name}
      </p>
      <p className={styles.meta}>
        {image.width} × {image.height} · {image.format.toUpperCase()}
      </p>
    </SelectCard>
  );
}
