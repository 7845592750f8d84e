import { listImages } from '@diy/contract/images/images';
import type { OwnImage } from '@diy/contract/own-templates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { useState } from 'react';
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

/** The library's newest pictures; the one chosen is the product's photograph. */
export function PhotoPicker({
  onPick,
  onUpload,
}: {
  onPick: (image: OwnImage) => void;
  onUpload: () => void;
}) {
  const { t } = useTranslation(['own-templates', 'common']);
  const [content, setContent] = useState('');
  const query = useQuery({
    queryKey: [...queryKeys.images, 'own-template', content],
    queryFn: ({ signal }) => call(listImages, { content, limit: SHOWN }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });
  const rows = query.data?.list ?? [];
  const upload = (
    <Button type="primary" icon={<Icon of={Upload} />} onClick={onUpload}>
      {t('upload')}
    </Button>
  );
  return (
    <div className={styles.pick}>
      <FilterRow>
        <SearchField
          value={content}
          onSearch={setContent}
          label={t('searchPhoto')}
          clearLabel={t('common:clearSearch')}
        />
        {upload}
      </FilterRow>
      <ListBody
        query={query}
        isEmpty={rows.length === 0}
        skeleton={<PictureGridSkeleton count={8} />}
        empty={
          <EmptyState picture="/pictures/empty-library.webp" action={upload}>
            {content ? t('nothingFound', { content }) : t('noPhotos')}
          </EmptyState>
        }
      >
        <ul className={styles.photos}>
          {rows.map((image) => (
            <li key={image.id}>
              <button type="button" dir="auto" title={image.name} onClick={() => onPick(ownImageOf(image))}>
                <Picture src={image.url} alt="" edgePx={180} />
                <span dir="auto">{image.name}</span>
              </button>
            </li>
          ))}
        </ul>
      </ListBody>
    </div>
  );
}
