import type { MessageLocale } from '@diy/contract/messages';
import { messageText } from '@diy/contract/messages/message-text';
import type { OrderRow } from '@diy/contract/orders/orders';
import { maskName, maskPhone } from '../privacy/mask.ts';
import { UNPRINTED_STATES } from '../states/line-states.ts';
import { isUnreadable, type PrivateLine, UNREADABLE } from './line-content.ts';
import type { LineRecord } from './lines.queries.ts';

/** A line as lists show it: names and phones masked. */
export function presentLine(
  line: LineRecord,
  secret: PrivateLine,
  { design, hasOtherAddress }: { design: OrderRow['design']; hasOtherAddress: boolean },
  locale: MessageLocale,
): OrderRow {
  const { address } = secret;
  const stopping = line.problem?.isWarning ? null : line.problem;
  const problem = isUnreadable(secret) ? UNREADABLE : stopping;
  return {
    id: line.id,
    orders_log_id: line.import_id,
    row: line.row,
    order_no: line.order_no,
    line_no: line.line_no,
    platform: line.platform,
    shop: line.shop,
    sku: line.sku,
    title: line.title,
    variation: line.variation,
    quantity: line.quantity,
    price_cents: line.price_cents,
    currency: line.currency,
    placed_at: line.placed_at?.toISOString() ?? null,
    ship_by: line.ship_by?.toISOString() ?? null,
    state: line.state,
    held: line.held,
    design,
    personalised: line.personalised,
    recipient: maskName(address.name),
    country: address.country,
    phone: maskPhone(address.mobile || address.phone),
    problem: problem ? messageText(problem, locale) : '',
    warning: line.problem?.isWarning ? messageText(line.problem, locale) : '',
    can_cover: line.problem?.kind === 'uncovered' && UNPRINTED_STATES.includes(line.state),
    files_outdated: line.files_outdated,
    other_address: hasOtherAddress,
    created_at: line.created_at.toISOString(),
  };
}
