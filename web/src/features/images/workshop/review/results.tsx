import type { WorkItem, WorkMark } from '@diy/contract/images/image-work';
import { Button, Dropdown, Segmented } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../ui/icon.tsx';
import { BeforeAfter } from './before-after.tsx';
import { MARK_KEYS, readResultKey } from './result-keys.ts';
import styles from './review.module.css';
import { filterItems, inReviewSequence, REVIEW_FILTERS, type ReviewFilter } from './review-sequence.ts';
import { Strip } from './strip.tsx';
import { useResultMarks } from './use-marks.ts';
import { isRunning, type Run } from './use-run.ts';

interface ResultsProps {
  id: string;
  items: readonly WorkItem[];
  run: Run;
  onClose: () => void;
}

/** The results one by one, before and after, to be kept or discarded, by keys as well. */
export function Results({ id, items: all, run, onClose }: ResultsProps) {
  const { t } = useTranslation('images');
  const marks = useResultMarks(id, () => void run.reread());
  const { markOf } = marks;
  const [filter, setFilter] = useState<ReviewFilter>('all');
  const isOver = run.work !== undefined && !isRunning(run.work);
  const sorted = useMemo(() => (isOver ? inReviewSequence(all) : all), [all, isOver]);
  const [chosen, setChosen] = useState<string | null>(null);
  // A result stays in sight while it is decided about, though the filter would not show it any more.
  const items = filterItems(sorted, filter, (item) => (item.image.id === chosen ? 'none' : markOf(item)));
  const at = Math.max(
    0,
    items.findIndex(({ image }) => image.id === chosen),
  );
  const item = items[at];
  const step = (by: number) => setChosen(items[at + by]?.image.id ?? item?.image.id ?? null);
  const [isLarge, setLarge] = useState(false);
  const box = useRef<HTMLElement>(null);
  // In the commit that shows them: a key pressed a moment later must find its place.
  useLayoutEffect(() => box.current?.focus(), []);
  const decide = (mark: WorkMark) => {
    if (!item?.result) return;
    marks.decide([item], mark);
    step(1);
  };
  const undoMark = () => {
    const [first] = marks.undoMark();
    if (!first) return;
    if (!items.some(({ image }) => image.id === first)) setFilter('all');
    setChosen(first);
  };
  const press = (event: KeyboardEvent) => {
    const command = isOwnKey(event) ? null : readResultKey(event, document.documentElement.dir === 'rtl');
    if (!command) return;
    if (command.do === 'decide') decide(command.mark);
    else if (command.do === 'undoMark') undoMark();
    else if (command.do === 'enlarge') setLarge(!isLarge);
    else step(command.by);
    event.preventDefault();
  };
  // Wherever in the dialog the focus is.
  useLayoutEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const failed = all.filter(({ state }) => state === 'failed');
  const clean = all.filter((one) => one.edge_quality === 'clean' && one.result && markOf(one) === 'none');
  const counts = { all: all.length, open: filterItems(all, 'open', markOf).length, failed: failed.length };
  return (
    <section ref={box} tabIndex={-1} className={styles.review} aria-label={t('work.review')}>
      <div className={styles.head}>
        <Segmented
          size="small"
          value={filter}
          onChange={setFilter}
          aria-label={t('work.filter')}
          options={REVIEW_FILTERS.filter((one) => one !== 'failed' || failed.length > 0).map((value) => ({
            value,
            label: `${t(`work.filter_${value}`)} ${counts[value]}`,
          }))}
        />
        <span className={styles.gap} />
        {clean.length > 0 ? (
          <Button size="small" onClick={() => marks.decide(clean, 'keep')}>
            {t('work.acceptClean', { count: clean.length })}
          </Button>
        ) : null}
        {failed.length > 0 && isOver ? (
          <Button size="small" loading={run.retry.isPending} onClick={() => run.retry.mutate(failed)}>
            {t('work.retryFailed', { count: failed.length })}
          </Button>
        ) : null}
        <More
          isDisabled={!isOver || !all.some(({ result }) => result)}
          onUndoAll={() => marks.decide(all, 'discard')}
        />
      </div>
      {item ? (
        <BeforeAfter
          key={item.image.id}
          item={item}
          mark={markOf(item)}
          isLarge={isLarge}
          onLarge={setLarge}
        />
      ) : (
        <p className={styles.none}>{t('work.noneLeft')}</p>
      )}
      <Strip
        items={items}
        at={at}
        markOf={markOf}
        onChoose={(to) => setChosen(items[to]?.image.id ?? null)}
      />
      <Actions
        mark={item?.result ? markOf(item) : null}
        place={items.length > 0 ? `${at + 1} / ${items.length}` : ''}
        hasPast={marks.hasPast}
        onDecide={decide}
        onUndoMark={undoMark}
        onClose={onClose}
      />
    </section>
  );
}

interface ActionsProps {
  /** The person's verdict on the picture that is shown; null when it has no result. */
  mark: WorkMark | null;
  place: string;
  hasPast: boolean;
  onDecide: (mark: WorkMark) => void;
  onUndoMark: () => void;
  onClose: () => void;
}

/** What can be decided about one result, each with its key. */
function Actions({ mark, place, hasPast, onDecide, onUndoMark, onClose }: ActionsProps) {
  const { t } = useTranslation('images');
  return (
    <div className={styles.actions}>
      {Object.entries(MARK_KEYS).map(([name, one]) => (
        <Button
          key={one}
          disabled={mark === null}
          aria-pressed={mark === one}
          aria-label={t(`work.${one}`)}
          aria-keyshortcuts={name.toUpperCase()}
          onClick={() => onDecide(one)}
        >
          {t(`work.${one}`)} <kbd>{name.toUpperCase()}</kbd>
        </Button>
      ))}
      <Button disabled={!hasPast} aria-label={t('work.undo')} aria-keyshortcuts="U" onClick={onUndoMark}>
        {t('work.undo')} <kbd>U</kbd>
      </Button>
      <span className={styles.gap} />
      <span className={styles.place} aria-live="polite">
        {place}
      </span>
      <Button type="primary" onClick={onClose}>
        {t('work.done')}
      </Button>
    </div>
  );
}

/** What concerns the whole run and is seldom wanted. */
function More({ isDisabled, onUndoAll }: { isDisabled: boolean; onUndoAll: () => void }) {
  const { t } = useTranslation('images');
  const items = [{ key: 'undo', label: t('work.undoAll'), disabled: isDisabled, onClick: onUndoAll }];
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button size="small" aria-label={t('work.more')} icon={<Icon of={Ellipsis} size={18} />} />
    </Dropdown>
  );
}

/** Letters belong to a field, arrows also to a filter or a menu, that has the focus. */
function isOwnKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input:not([type="radio"]), textarea, [contenteditable]')) return true;
  return key.startsWith('Arrow') && target.closest('[role="radiogroup"], [role="menu"], input') !== null;
}
