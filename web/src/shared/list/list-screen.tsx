import type { ReactNode } from 'react';
import { ListPage } from '../../ui/list/list-page.tsx';
import { PageHeader } from '../../ui/list/page-header.tsx';

interface ListScreenProps {
  title: string;
  /** Its rows in all are counted next to the title. */
  query: { data?: { rowCount: number } | undefined };
  note?: ReactNode;
  actions?: ReactNode;
  /** In the order of the screen: search and filters, the list, then what opens over it. */
  children: ReactNode;
}

/** A page that is one list. */
export function ListScreen({ title, query, note, actions, children }: ListScreenProps) {
  return (
    <ListPage>
      <PageHeader title={title} count={query.data?.rowCount} note={note} actions={actions} />
      {children}
    </ListPage>
  );
}
