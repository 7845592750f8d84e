import { LaterPage } from './later-page.tsx';

/** The public view of one design; its call comes with a later version. */
export function ShowDesignPage() {
  return (
    <main style={{ padding: 'calc(var(--gutter) * 2)' }}>
      <LaterPage />
    </main>
  );
}
