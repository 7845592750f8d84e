import { listImages } from '@diy/contract/images/images';
import type { OwnImage } from '@diy/contract/own-templates/own-templates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { Shirt, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { ListBody } from '../../shared/list/list-body.tsx';
import { queryKeys } from '../../shared/query-keys.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PictureGridSkeleton } from '../../ui/grid/picture-grid.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterRow } from '../../ui/list/filter-row.tsx';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './own-template.module.css';
import { ownImageOf } from './use-own-template.ts';

const SHOWN = 60;
const NONE: readonly string[] = [];

interface PhotoPickerProps {
  onPick: (image: OwnImage) => void;
  /** Takes several at once, the first as the main picture; missing = one is chosen. */
  onPickMany?: (images: OwnImage[]) => void;
  /** Ids of pictures that were uploaded together, which are chosen at first. */
  arrived?: readonly string[];
  onUpload: () => void;
}

/** The library's newest pictures, of which a product's photographs are chosen. */
export function PhotoPicker({ onPick, onPickMany, arrived = NONE, onUpload }: PhotoPickerProps) {
  const { t } = useTranslation(['own-templates', 'common']);
  const [content, setContent] = useState('');
  const query = useQuery({
    queryKey: [...queryKeys.images, 'own-template', content],
    queryFn: ({ signal }) => call(listImages, { content, limit: SHOWN }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.list ?? [];
  const { chosen, toggle } = useChosen(arrived);
  const images = chosen.flatMap((id) => rows.filter((row) => row.id === id).map(ownImageOf));
  const isTogether = onPickMany !== undefined && images.length > 1;
  const upload = (
    <Button type={isTogether ? 'default' : 'primary'} icon={<Icon of={Upload} />} onClick={onUpload}>
      {t('upload')}
    </Button>
  );
  // An empty library has nothing to search, and its picture has the button.
  const isBare = query.isSuccess && !query.isPlaceholderData && rows.length === 0 && content === '';
  return (
    <div className={styles.pick}>
      {isBare ? null : (
        <FilterRow>
          <SearchField
            value={content}
            onSearch={setContent}
            label={t('searchPhoto')}
            clearLabel={t('common:clearSearch')}
          />
          {upload}
          {isTogether ? (
            <Button type="primary" icon={<Icon of={Shirt} />} onClick={() => onPickMany(images)}>
              {t('useChosen', { count: images.length })}
            </Button>
          ) : null}
        </FilterRow>
      )}
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={8} />}
        empty={
          <EmptyState picture="/pictures/empty-library.webp" action={content === '' ? upload : undefined}>
            {content ? t('nothingFound', { content }) : t('noPhotos')}
          </EmptyState>
        }
      >
        <ul className={styles.photos}>
          {rows.map((image) => (
            <li key={image.id} data-chosen={chosen.includes(image.id)}>
              <button type="button" dir="auto" title={image.name} onClick={() => onPick(ownImageOf(image))}>
                <Picture src={image.url} alt="" edgePx={180} />
                <span dir="auto">{image.name}</span>
              </button>
              {onPickMany ? (
                <Checkbox
                  className={styles.tick}
                  checked={chosen.includes(image.id)}
                  aria-label={t('chooseWith', { name: image.name })}
                  onChange={() => toggle(image.id)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      </ListBody>
    </div>
  );
}

/** The pictures chosen to be used together, in the order they were chosen. */
function useChosen(arrived: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => setChosen((now) => [...now, ...arrived.filter((id) => !now.includes(id))]), [arrived]);
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return { chosen, toggle };
}
