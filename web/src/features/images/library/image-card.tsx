import type { ImageRow } from '@diy/contract/images/images';
import { Shapes, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { writeSize } from '../../../lib/text/write-size.ts';
import { useImageNotes } from '../../../shared/images/use-image-notes.ts';
import { StatusTag } from '../../../ui/feedback/status-tag.tsx';
import { SelectCard } from '../../../ui/grid/select-card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './image-card.module.css';
import { ImageNameField } from './image-name-field.tsx';

interface ImageCardProps {
  image: ImageRow;
  index: number;
  isSelected: boolean;
  /** The one cell that Tab reaches. */
  isFocusTarget: boolean;
  /** Its name is being changed in place. */
  isNaming: boolean;
  onSelect: (image: ImageRow, index: number, isRange: boolean) => void;
  onOpen: (image: ImageRow) => void;
  onNaming: (id: string | null) => void;
  onName: (image: ImageRow, name: string) => void;
}

/** A library image: the picture itself, its name, its pixels; a sign when there is something to know. */
export const ImageCard = memo(function ImageCard(props: ImageCardProps) {
  const { image, index, isSelected, isFocusTarget, isNaming, onSelect, onOpen, onNaming, onName } = props;
  const { t } = useTranslation(['images', 'common']);
  return (
    <SelectCard
      element="div"
      tabIndex={isFocusTarget ? 0 : -1}
      isSelected={isSelected}
      onSelect={(isRange) => onSelect(image, index, isRange)}
      onOpen={() => onOpen(image)}
      name={t('details', { name: image.name })}
      selectLabel={t('common:selection.select', { name: image.name })}
      picture={<Picture src={image.url} alt="" edgePx={220} isTransparent={image.has_alpha} />}
      badge={image.needs_check ? <NotesMark image={image} /> : null}
    >
      {isNaming ? (
        <ImageNameField
          name={image.name}
          onName={(name) => onName(image, name)}
          onClose={() => onNaming(null)}
        />
      ) : (
        <p className={styles.name} dir="auto" title={image.name} onDoubleClick={() => onNaming(image.id)}>
          {image.name}
        </p>
      )}
      <p className={styles.meta}>
        <span className={styles.pixels}>
          {joinParts([
            image.is_vector ? t('vector') : writeSize([image.width, image.height]),
            image.format.toUpperCase(),
          ])}
        </span>
        {image.used_count > 0 ? (
          <span className={styles.uses} title={t('usedIn', { count: image.used_count })}>
            <Icon of={Shapes} size={14} label={t('usedIn', { count: image.used_count })} />
            <span aria-hidden="true">{image.used_count.toLocaleString()}</span>
          </span>
        ) : null}
      </p>
    </SelectCard>
  );
});

/** The notes of an image that is to be looked at. */
function NotesMark({ image }: { image: ImageRow }) {
  const notes = useImageNotes(image);
  return (
    <StatusTag tone="warning">
      <Icon of={TriangleAlert} size={14} label={notes.join(' ')} />
    </StatusTag>
  );
}
