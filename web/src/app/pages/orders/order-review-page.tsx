import { reviewScope } from '@diy/contract/orders/order-review';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ReviewScreen } from '../../../features/orders/review/review-screen.tsx';

/** The review queue of one import (`orders_log_id`) or of all; the address says which lines and which of them is shown. */
export function OrderReviewPage() {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const importId = address.get('orders_log_id');
  const scope = reviewScope.catch('findings').parse(address.get('scope'));
  const content = address.get('content') ?? '';
  const queue = useMemo(() => ({ importId, scope, content }), [importId, scope, content]);
  const put = useCallback(
    (change: Record<string, string | null>) =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries(change))
            if (value === null) next.delete(name);
            else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setAddress],
  );
  const onGo = useCallback((id: string | null) => put({ id }), [put]);
  return (
    <ReviewScreen
      key={`${importId} ${scope} ${content}`}
      queue={queue}
      id={address.get('id')}
      onGo={onGo}
      onScope={(next) => put({ scope: next === 'findings' ? null : next, id: null })}
      onClose={() =>
        void navigate(importId ? `/auth/user/orders?orders_log_id=${importId}` : '/auth/user/orders')
      }
    />
  );
}
