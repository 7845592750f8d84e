import { useSignal } from '../../../lib/use-signal.ts';
import { useSession } from '../session/designer-context.ts';
import { OutdatedOrders } from './outdated-orders.tsx';

/** The orders that print an older version of the open design; of a design that was only opened it says nothing. */
export function OutdatedOrdersStatus() {
  const { saver } = useSession();
  const { id, version, isTouched } = useSignal(saver.state, (state) => ({
    id: state.id,
    version: state.version,
    isTouched: state.isTouched,
  }));
  return <OutdatedOrders designId={id} version={version} isEnabled={isTouched} />;
}
