import type { ImageRow } from '@diy/contract/images/images';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../lib/browser/use-narrow.ts';
import { useShown } from '../../../lib/use-shown.ts';
import type { GridRange } from '../../../ui/grid/grid-range.ts';
import { VirtualGrid } from '../../../ui/grid/virtual-grid.tsx';
import cardStyles from './image-card.module.css';
import { ImageCard } from './image-card.tsx';
import { startImageDrag } from './image-drag.ts';
import styles from './image-grid.module.css';
import { readImageKey } from './image-keys.ts';
import type { ImageSelection } from './use-image-selection.ts';
import type { useImageWindow } from './use-image-window.ts';

/** Narrowest card, and height of the text under its picture, in px. */
const MIN_CELL = 176;
const CAPTION = 56;
/** The address follows when the list rests. */
const REST_MS = 400;

interface ImageGridProps {
  images: ReturnType<typeof useImageWindow>;
  /** Scrolled to at first. */
  startIndex: number;
  selection: ImageSelection;
  /** Page that is at the top of the window now. */
  onPage: (p: number) => void;
  onOpen: (image: ImageRow) => void;
  onRename: (image: ImageRow, name: string) => void;
  onDelete: (ids: readonly string[]) => void;
}

/** All images that match as one grid, by pointer and by keys. */
export function ImageGrid({
  images,
  startIndex,
  selection,
  onPage,
  onOpen,
  onRename,
  onDelete,
}: ImageGridProps) {
  const { t } = useTranslation(['images', 'common']);
  const isNarrow = useNarrow();
  const [focusIndex, setFocusIndex] = useState(startIndex);
  const [namingId, setNamingId] = useState<string | null>(null);
  const count = images.rowCount ?? 0;
  const { at, setRange, seen, window } = images;

  // Stable for the cards, which are many: they only draw again when something of their own changed.
  const now = useShown({ selection, onPage, onOpen, onRename });
  const open = useCallback(
    (image: ImageRow) => {
      now.current.selection.keepRow(image);
      now.current.onOpen(image);
    },
    [now],
  );
  const pick = useCallback(
    (image: ImageRow, index: number, isRange: boolean) => {
      void now.current.selection.pick(image, index, isRange);
    },
    [now],
  );
  const rename = useCallback((image: ImageRow, name: string) => now.current.onRename(image, name), [now]);

  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);
  const onRange = useCallback(
    ({ first, last, firstSeen, lastSeen, columns }: GridRange) => {
      setRange(first, last);
      seen.current = { first: firstSeen, last: lastSeen };
      clearTimeout(rest.current);
      // A row that holds a page's beginning is of that page, so that the address leads back to the same row.
      const p = Math.floor((firstSeen + columns - 1) / window.limit) + 1;
      rest.current = setTimeout(() => now.current.onPage(p), REST_MS);
    },
    [setRange, window, seen, now],
  );
  const onKey = (event: KeyboardEvent, index: number) => {
    const image = at(index);
    const command = readImageKey(event);
    if (!command || (command !== 'selectAll' && !image)) return;
    event.preventDefault();
    if (command === 'selectAll') void selection.selectMatching();
    else if (image && command === 'delete') onDelete(selection.has(image.id) ? selection.ids : [image.id]);
    else if (image) setNamingId(image.id);
  };
  return (
    <div data-selecting={selection.ids.length > 0} className={styles.grid}>
      <VirtualGrid
        count={count}
        label={t('common:title.library')}
        isNarrow={isNarrow}
        minCell={MIN_CELL}
        caption={CAPTION}
        startIndex={Math.min(startIndex, Math.max(0, count - 1))}
        focusIndex={Math.min(focusIndex, Math.max(0, count - 1))}
        onFocusIndex={setFocusIndex}
        isSelected={(index) => selection.has(at(index)?.id)}
        onRange={onRange}
        onKey={onKey}
        moreText={(shown) => t('shownOnly', { count: shown })}
        renderCell={(index) => {
          const image = at(index);
          if (!image) return <CardBone />;
          const isSelected = selection.has(image.id);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the bar's "move" does the same from the keyboard
            <div
              draggable={namingId !== image.id}
              onDragStart={(event) => {
                const ids = isSelected ? selection.ids : [image.id];
                startImageDrag(event.dataTransfer, ids, t('dragging', { count: ids.length }));
              }}
            >
              <ImageCard
                image={image}
                index={index}
                isSelected={isSelected}
                isFocusTarget={index === focusIndex}
                isNaming={namingId === image.id}
                onSelect={pick}
                onOpen={open}
                onNaming={setNamingId}
                onName={rename}
              />
            </div>
          );
        }}
      />
    </div>
  );
}

/** A card on its way, in its size. */
function CardBone() {
  return (
    <span className={cardStyles.bone} aria-hidden="true">
      <span className={cardStyles.bonePicture} />
      <span className={cardStyles.boneLine} />
    </span>
  );
}

/** The grid before anything is known of it. */
export function ImageGridSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <CardBone key={index} />
      ))}
    </div>
  );
}
