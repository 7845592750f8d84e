import { useSearchParams } from 'react-router';
import { BatchListPage } from './batch-list-page.tsx';
import { BatchPage } from './batch-page.tsx';

/** The account's batches; with `?id=` one of them. */
export function BatchesPage() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <BatchPage key={id} id={id} /> : <BatchListPage />;
}
