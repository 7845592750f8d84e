import type { LineState, OrderImportItem } from '@diy/contract/orders/orders';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../ui/feedback/status-tag.tsx';

const LINE_TONES: Record<LineState, StatusTone> = {
  new: 'info',
  ready: 'success',
  in_production: 'warning',
  shipped: 'neutral',
  cancelled: 'neutral',
};
const LOG_TONES: Record<OrderImportItem['state'], StatusTone> = {
  importing: 'info',
  done: 'success',
  failed: 'error',
  cancelled: 'neutral',
  undone: 'neutral',
};

/** State of an order line. */
export function LineStateTag({ state }: { state: LineState }) {
  const { t } = useTranslation('orders');
  return <StatusTag tone={LINE_TONES[state]}>{t(`state.${state}`)}</StatusTag>;
}

/** State of an import. */
export function ImportStateTag({ state }: { state: OrderImportItem['state'] }) {
  const { t } = useTranslation('orders');
  return <StatusTag tone={LOG_TONES[state]}>{t(`logState.${state}`)}</StatusTag>;
}
