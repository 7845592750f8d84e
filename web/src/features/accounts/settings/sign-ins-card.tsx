import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainFailure } from '../../../shared/api/explain-failure.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSessions } from './use-sessions.ts';

interface SignInsCardProps {
  id: string;
  title: string;
  note: string;
  /** What the card shows; its failure is shown in place of it. */
  query: { isError: boolean; data: unknown; error: unknown; refetch: () => unknown };
  children: ReactNode;
}

/** A card about sign-ins, with the way to sign out everywhere else at its head. */
export function SignInsCard({ id, title, note, query, children }: SignInsCardProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const { rows } = useSessions('session');
  const [isEnding, setEnding] = useState(false);
  const others = rows.filter((session) => !session.is_current).map((session) => session.id);
  return (
    <SettingsCard
      id={id}
      title={title}
      note={note}
      action={
        others.length > 0 ? (
          <Button onClick={() => setEnding(true)}>{t('settings.logOutElsewhere')}</Button>
        ) : null
      }
    >
      {query.isError && !query.data ? (
        <ErrorState
          text={explainFailure(query.error)}
          retryLabel={t('common:retry')}
          onRetry={() => void query.refetch()}
        />
      ) : (
        children
      )}
      {isEnding ? (
        <EndSessionsDialog
          ids={others}
          title={t('settings.logOutElsewhere')}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </SettingsCard>
  );
}
