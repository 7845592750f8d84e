import type { ReviewItem } from '@diy/contract/orders/order-review';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASONS, type Reason } from './reasons.ts';
import type { ReviewCommand } from './review-keys.ts';
import type { Review } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** What is open over or next to a line. */
type Open = 'edit' | 'sendBack' | 'help' | null;

/** What one line shows: nothing open, its first surface, no close look, until a key says otherwise. */
interface LineView {
  line: string | null;
  open: Open;
  surface: number;
  isZoomed: boolean;
}

/** What the screen shows of the current line, and its commands, by key or button. */
export function useReviewScreen(review: Review) {
  const { t } = useTranslation('order-review');
  const { current } = review;
  const fresh: LineView = { line: current, open: null, surface: 0, isZoomed: false };
  const [view, setView] = useState(fresh);
  // Another line starts closed while it is drawn, not after: a key pressed as soon as it appears counts for it.
  if (view.line !== current) setView(fresh);
  const { open, surface, isZoomed } = view.line === current ? view : fresh;
  const change = (part: Partial<LineView>) =>
    setView((now) => ({ ...(now.line === current ? now : fresh), ...part }));
  const main = useRef<HTMLDivElement>(null);
  /** The line itself: focused, it is read out with what was written and found. */
  const line = useRef<HTMLElement>(null);
  const item = review.item.data?.id === current ? review.item.data : undefined;
  const focusLine = () => (line.current ?? main.current)?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line takes the focus when it appears
  useEffect(focusLine, [current, item?.id]);
  const close = () => {
    change({ open: null });
    focusLine();
  };
  const sendBack = (one: ReviewItem, reason: Reason) => {
    close();
    review.hold(one, t(`reason.${reason}`), reason === 'drop');
  };
  /** False = nothing was done, so the key is somebody else's. */
  const run = (command: ReviewCommand): boolean => {
    switch (command.do) {
      case 'close':
        if (open === null && !isZoomed) return false;
        if (open === null) change({ isZoomed: false });
        close();
        return true;
      case 'help':
        change({ open: 'help' });
        return true;
      case 'next':
        review.step(1);
        return true;
      case 'previous':
        review.step(-1);
        return true;
      case 'undo':
        void review.undo();
        return true;
    }
    return item !== undefined && runOnLine(item, command);
  };
  const runOnLine = (one: ReviewItem, command: ReviewCommand): boolean => {
    if (command.do === 'accept') {
      if (one.can_accept) review.accept(one, false);
    } else if (command.do === 'acceptEqual') {
      if (one.can_accept && one.equal > 0) review.accept(one, true);
    } else if (command.do === 'edit' || command.do === 'sendBack') change({ open: command.do });
    else if (command.do === 'zoom') change({ isZoomed: !isZoomed });
    else if (command.do === 'surface' && command.index < one.surfaces.length)
      change({ surface: command.index });
    else if (command.do === 'reason' && REASONS[command.index]) sendBack(one, REASONS[command.index]!);
    else return false;
    return true;
  };
  useReviewKeys(item ? item.id : null, open === 'sendBack', run);
  return {
    item,
    open,
    surface,
    isZoomed,
    main,
    line,
    run,
    close,
    sendBack,
    setSurface: (index: number) => change({ surface: index }),
    setZoomed: (zoomed: boolean) => change({ isZoomed: zoomed }),
  };
}

export type ReviewScreenState = ReturnType<typeof useReviewScreen>;
