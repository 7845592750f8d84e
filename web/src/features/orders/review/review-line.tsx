import type { ReviewItem } from '@diy/contract/orders/order-review';
import { EditForm } from './edit-form.tsx';
import { LineHeading } from './line-heading.tsx';
import { PrintPanel } from './print-panel.tsx';
import styles from './review.module.css';
import { ReviewFindings } from './review-findings.tsx';
import { SendBack } from './send-back.tsx';
import type { Review } from './use-review.ts';
import type { ReviewScreenState } from './use-review-screen.ts';
import { WrittenPanel } from './written-panel.tsx';

/** One line: which it is and what was written on one side, what is printed and what preflight says on the other. */
export function ReviewLine({
  item,
  review,
  screen,
}: {
  item: ReviewItem;
  review: Review;
  screen: ReviewScreenState;
}) {
  const { open, close } = screen;
  return (
    <article className={styles.grid} aria-label={item.order_no}>
      <div className={styles.side}>
        <LineHeading item={item} position={review.position} />
        {open === 'edit' ? (
          <EditForm
            key={item.version}
            item={item}
            onSave={(change) => review.edit(item, change)}
            onClose={close}
          />
        ) : open === 'sendBack' ? (
          <SendBack
            onChoose={(reason) => screen.sendBack(item, reason)}
            onWrite={(reason) => {
              close();
              review.hold(item, reason, false);
            }}
            onClose={close}
          />
        ) : (
          <WrittenPanel item={item} />
        )}
      </div>
      <div className={styles.middle}>
        <PrintPanel
          item={item}
          index={screen.surface}
          isZoomed={screen.isZoomed}
          onShow={screen.setSurface}
          onZoom={() => screen.setZoomed(!screen.isZoomed)}
        />
        <ReviewFindings item={item} />
      </div>
    </article>
  );
}
