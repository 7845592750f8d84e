import { listImageIds, listImages } from '@diy/contract/images/images';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../../lib/text/join-names.ts';
import { writeSize } from '../../../../lib/text/write-size.ts';
import { useLastDefined } from '../../../../lib/use-last-defined.ts';
import { call } from '../../../../shared/api/call.ts';
import { queryKeys } from '../../../../shared/query-keys.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { FilterChips } from '../../../../ui/list/filter-chips.tsx';
import { SearchField } from '../../../../ui/list/search-field.tsx';
import { PickTile } from './pick-tile.tsx';
import styles from './picker.module.css';
import { PickerState } from './picker-state.tsx';
import { withToggled } from './toggle-in.ts';

interface ImagePickerProps {
  imageIds: readonly string[];
  imageCategoryIds: readonly string[];
  onImages: (ids: readonly string[]) => void;
  /** Called with the categories that are chosen whole; absent = they are not on offer. */
  onCategories?: (ids: readonly string[]) => void;
  onUpload: () => void;
  /** Other sources of pictures, under the search. */
  below?: ReactNode;
}

const PAGE = 60;

/** Pictures of the library: one by one, everything that is found, or a whole category. */
export function ImagePicker({
  imageIds,
  imageCategoryIds,
  onImages,
  onCategories,
  onUpload,
  below,
}: ImagePickerProps) {
  const { t, i18n } = useTranslation(['batches', 'common']);
  const [content, setContent] = useState('');
  const [categoryId, setCategoryId] = useState('all');
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.images, 'pick', content, categoryId],
    queryFn: ({ signal, pageParam }) =>
      call(listImages, { p: pageParam, limit: PAGE, content, tid: categoryId }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.curPage < last.totalPage ? last.curPage + 1 : undefined),
  });
  const first = query.data?.pages[0];
  const categories = useLastDefined(first?.type_list) ?? [];
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const chosen = new Set(imageIds);
  const addFound = useMutation({
    mutationFn: () => call(listImageIds, { content, tid: categoryId }),
    onSuccess: ({ ids }) => onImages([...new Set([...imageIds, ...ids])]),
  });
  const nameOf = (id: string) =>
    categories.find((category) => category.id === id)?.name ?? t('uncategorised');
  const isWholeCategory = categoryId !== 'all' && imageCategoryIds.includes(categoryId);
  return (
    <section className={styles.panel} aria-label={t('images')}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {t('images')}
          <span className={styles.count}>
            {t('chosenImages', { count: imageIds.length })}
            {imageCategoryIds.length > 0
              ? ` · ${t('chosenCategories', { names: joinNames(imageCategoryIds.map(nameOf), i18n.language) })}`
              : ''}
          </span>
        </h3>
        <span className={styles.tools}>
          {imageIds.length > 0 ? (
            <Button size="small" type="text" onClick={() => onImages([])}>
              {t('clear')}
            </Button>
          ) : null}
          <Button size="small" icon={<Icon of={Upload} size={16} />} onClick={onUpload}>
            {t('upload')}
          </Button>
        </span>
      </div>
      <SearchField
        value={content}
        onSearch={setContent}
        label={t('searchImages')}
        clearLabel={t('common:clearSearch')}
      />
      <FilterChips
        chips={[
          { id: 'all', label: t('common:all'), count: first?.counts.all },
          { id: '', label: t('uncategorised'), count: first?.counts.uncategorised },
          ...categories.map(({ id, name, count }) => ({ id, label: name, count })),
        ]}
        value={categoryId}
        onChange={setCategoryId}
        label={t('imageCategories')}
      />
      <div className={styles.head}>
        {categoryId === 'all' || content || !onCategories ? (
          <Button
            size="small"
            disabled={rows.length === 0}
            loading={addFound.isPending}
            onClick={() => addFound.mutate()}
          >
            {t('addFound', { count: first?.rowCount ?? 0 })}
          </Button>
        ) : (
          <Button
            size="small"
            aria-pressed={isWholeCategory}
            onClick={() => onCategories(withToggled(imageCategoryIds, categoryId))}
          >
            {t(isWholeCategory ? 'dropCategory' : 'takeCategory', { name: nameOf(categoryId) })}
          </Button>
        )}
      </div>
      {below}
      <ul className={styles.grid} aria-label={t('images')}>
        <PickerState
          query={query}
          isEmpty={rows.length === 0}
          empty={
            <>
              <p>{content ? t('nothingFound', { content }) : t('noImages')}</p>
              {content ? null : <Button onClick={onUpload}>{t('upload')}</Button>}
            </>
          }
        >
          {rows.map((row) => (
            <PickTile
              key={row.id}
              src={row.url}
              name={row.name}
              note={writeSize([row.width, row.height])}
              isTransparent={row.has_alpha}
              isChosen={chosen.has(row.id) || imageCategoryIds.includes(row.tid)}
              onToggle={() => onImages(withToggled(imageIds, row.id))}
            />
          ))}
          {query.hasNextPage ? (
            <li className={styles.more}>
              <Button
                size="small"
                loading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('moreImages')}
              </Button>
            </li>
          ) : null}
        </PickerState>
      </ul>
    </section>
  );
}
