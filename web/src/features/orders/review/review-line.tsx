import type { ReviewItem } from '@diy/contract/orders/order-review';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { EditForm } from './edit-form.tsx';
import { LineHeading } from './line-heading.tsx';
import { PrintPanel } from './print-panel.tsx';
import styles from './review.module.css';
import { ReviewFindings } from './review-findings.tsx';
import { SendBack } from './send-back.tsx';
import type { Review } from './use-review.ts';
import type { ReviewScreenState } from './use-review-screen.ts';
import { WrittenPanel } from './written-panel.tsx';

/** What a screen reader says when a line appears: its order, the words to print, and what was found. */
function summaryOf({ order_no, design, written, findings, problem }: ReviewItem): string {
  const words = written.filter(({ kind }) => kind === 'personalisation').map(({ value }) => value);
  const said = findings.length > 0 ? findings.map(({ text }) => text) : [problem ?? ''];
  return joinParts([order_no, design.colour, design.size, ...words, ...said]);
}

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
    <article ref={screen.line} className={styles.grid} tabIndex={-1} aria-label={item.order_no}>
      <p className="visually-hidden" role="status">
        {summaryOf(item)}
      </p>
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
