import type { ReviewItem } from '@diy/contract/orders/order-review';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REASONS, type Reason } from './reasons.ts';
import type { ReviewCommand } from './review-keys.ts';
import type { Review } from './use-review.ts';
import { useReviewKeys } from './use-review-keys.ts';

/** What is open over or beside a line. */
type Open = 'edit' | 'sendBack' | 'help' | null;

/** What the screen shows of the current line, and its commands, by key or button. */
export function useReviewScreen(review: Review) {
  const { t } = useTranslation('order-review');
  const { current } = review;
  const [open, setOpen] = useState<Open>(null);
  const [surface, setSurface] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const item = review.item.data?.id === current ? review.item.data : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line starts closed, on its first surface
  useEffect(() => {
    setOpen(null);
    setSurface(0);
    setZoomed(false);
    main.current?.focus({ preventScroll: true });
  }, [current]);
  const close = () => {
    setOpen(null);
    main.current?.focus({ preventScroll: true });
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
        if (open === null) setZoomed(false);
        close();
        return true;
      case 'help':
        setOpen('help');
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
    } else if (command.do === 'edit' || command.do === 'sendBack') setOpen(command.do);
    else if (command.do === 'zoom') setZoomed((now) => !now);
    else if (command.do === 'surface' && command.index < one.surfaces.length) setSurface(command.index);
    else if (command.do === 'reason' && REASONS[command.index]) sendBack(one, REASONS[command.index]!);
    else return false;
    return true;
  };
  useReviewKeys(open === 'sendBack', run);
  return { item, open, surface, isZoomed, main, run, close, sendBack, setSurface, setZoomed };
}

export type ReviewScreenState = ReturnType<typeof useReviewScreen>;
