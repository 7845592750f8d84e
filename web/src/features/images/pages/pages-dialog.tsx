import type { ImageRow } from '@diy/contract/images/images';
import { Button, Modal } from 'antd';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './pages-dialog.module.css';
import { type PageSketch, useImagePages, useSavePages } from './use-image-pages.ts';

interface PagesDialogProps {
  image: ImageRow;
  onClose: () => void;
  /** The images that were made; the first page's image stays as it is. */
  onMade: (images: ImageRow[]) => void;
}

/** The pages of an image's PDF, to choose those that become separate images. */
export function PagesDialog({ image, onClose, onMade }: PagesDialogProps) {
  const { t } = useTranslation(['images', 'common']);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const query = useImagePages(image.id);
  const save = useSavePages(image.id, onMade);
  const pages = query.data?.pages.flatMap(({ list }) => list) ?? [];
  const rest = (image.pages ?? 0) - pages.length;
  const toggle = (page: number) =>
    setChosen(
      (before) => new Set(before.has(page) ? [...before].filter((one) => one !== page) : [...before, page]),
    );
  return (
    <Modal
      open
      title={t('pages.title', { count: image.pages ?? 0 })}
      width={720}
      okText={t('pages.save', { count: chosen.size })}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      onOk={() => save.mutate([...chosen].sort((a, b) => a - b))}
      okButtonProps={{ loading: save.isPending, disabled: chosen.size === 0 }}
    >
      <div className={styles.dialog}>
        <p className={styles.hint}>{t('pages.hint')}</p>
        {query.isError && pages.length === 0 ? (
          <ErrorState
            text={query.error.message}
            retryLabel={t('common:retry')}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <ul className={styles.pages} aria-busy={query.isFetching}>
            {pages.map((sketch) => (
              <PageCard
                key={sketch.page}
                sketch={sketch}
                isChosen={chosen.has(sketch.page)}
                onToggle={() => toggle(sketch.page)}
              />
            ))}
            {query.isLoading ? placeholders(image.pages ?? 0) : null}
          </ul>
        )}
        {query.hasNextPage ? (
          <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
            {t('pages.more', { count: rest })}
          </Button>
        ) : null}
      </div>
    </Modal>
  );
}

/** The first page is the image itself; one that cannot be drawn cannot be chosen. */
function PageCard({
  sketch: { page, picture },
  isChosen,
  onToggle,
}: {
  sketch: PageSketch;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { t } = useTranslation('images');
  const name = t('pages.page', { page });
  const state = page === 1 ? t('pages.thisImage') : picture === null ? t('pages.notDrawn') : null;
  return (
    <li>
      <button
        type="button"
        className={styles.page}
        aria-pressed={isChosen}
        aria-label={joinParts([name, state])}
        disabled={state !== null}
        onClick={onToggle}
      >
        <span className={styles.sheet}>
          {picture ? <img src={picture} alt="" /> : null}
          {isChosen ? (
            <span className={styles.tick}>
              <Icon of={Check} size={14} />
            </span>
          ) : null}
        </span>
        <span className={styles.name}>
          <span>{name}</span>
          {state ? <span className={styles.state}>{state}</span> : null}
        </span>
      </button>
    </li>
  );
}

/** Room for what comes, so that nothing jumps. */
function placeholders(count: number) {
  return Array.from({ length: Math.min(count, 12) }, (_, index) => `page-${index + 1}`).map((id) => (
    <li key={id} className={styles.page} aria-hidden="true">
      <span className={styles.sheet} />
      <span className={styles.name}>&nbsp;</span>
    </li>
  ));
}
