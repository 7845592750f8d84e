import { MAX_SOURCES } from '@diy/contract/ai-images/ai-image-shapes';
import { listImages } from '@diy/contract/images/images';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLastDefined } from '../../../lib/use-last-defined.ts';
import { call } from '../../../shared/api/call.ts';
import { ListBody } from '../../../shared/list/list-body.tsx';
import { queryKeys } from '../../../shared/query-keys.ts';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { SearchField } from '../../../ui/list/search-field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './source-field.module.css';

interface SourceDialogProps {
  chosen: string[];
  onClose: () => void;
  onChoose: (imageIds: string[]) => void;
}

const PAGE = 60;

/** Library images as sources, numbered in the order in which they are chosen. */
export function SourceDialog({ chosen, onClose, onChoose }: SourceDialogProps) {
  const { t } = useTranslation(['ai-images', 'common']);
  const [ids, setIds] = useState(chosen);
  const [content, setContent] = useState('');
  const [categoryId, setCategoryId] = useState('all');
  const query = useInfiniteQuery({
    queryKey: [...queryKeys.images, 'sources', { content, categoryId }],
    queryFn: ({ signal, pageParam }) =>
      call(listImages, { p: pageParam, limit: PAGE, content, tid: categoryId }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.curPage < last.totalPage ? last.curPage + 1 : undefined),
    placeholderData: keepPreviousData,
  });
  const categories = useLastDefined(query.data?.pages[0]?.type_list) ?? [];
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const toggle = (id: string) =>
    setIds((now) => {
      if (now.includes(id)) return now.filter((one) => one !== id);
      return now.length < MAX_SOURCES ? [...now, id] : now;
    });
  return (
    <Modal
      open
      title={t('sourceTitle', { count: ids.length, max: MAX_SOURCES })}
      width={760}
      okText={t('sourceOk')}
      cancelText={t('common:cancel')}
      onOk={() => onChoose(ids)}
      onCancel={onClose}
    >
      <div className={styles.picker}>
        <SearchField
          value={content}
          onSearch={setContent}
          label={t('searchImages')}
          clearLabel={t('common:clearSearch')}
        />
        {categories.length > 0 ? (
          <FilterChips
            chips={[
              { id: 'all', label: t('common:all') },
              { id: '', label: t('uncategorised') },
              ...categories.map(({ id, name, count }) => ({ id, label: name, count })),
            ]}
            value={categoryId}
            onChange={setCategoryId}
            label={t('imageCategories')}
          />
        ) : null}
        <ul className={styles.grid} aria-label={t('sources')}>
          <ListBody
            query={query}
            isEmpty={rows.length === 0}
            skeleton={<li className={styles.wide}>{t('loading')}</li>}
            empty={
              <li className={styles.wide}>
                {content ? (
                  t('nothingFound', { content })
                ) : (
                  <>
                    {t('noImages')}{' '}
                    <Link to="/auth/user/image/commpents/addImageModal">{t('toLibrary')}</Link>
                  </>
                )}
              </li>
            }
          >
            {rows.map((row) => {
              const place = ids.indexOf(row.id);
              return (
                <li key={row.id}>
                  <button
                    type="button"
                    className={styles.tile}
                    aria-pressed={place >= 0}
                    aria-label={row.name}
                    title={row.name}
                    onClick={() => toggle(row.id)}
                  >
                    <Picture src={row.url} alt="" edgePx={128} isTransparent={row.has_alpha} />
                    {place >= 0 ? <span className={styles.place}>{place + 1}</span> : null}
                  </button>
                </li>
              );
            })}
            {query.hasNextPage ? (
              <li className={styles.wide}>
                <Button
                  size="small"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('moreImages')}
                </Button>
              </li>
            ) : null}
          </ListBody>
        </ul>
      </div>
    </Modal>
  );
}
