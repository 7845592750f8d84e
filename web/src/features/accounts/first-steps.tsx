import { getProfile } from '@diy/contract/accounts/accounts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api/call.ts';
import { PasswordForm } from './settings/password-form.tsx';
import { SetupDialog } from './settings/second-factor/setup-dialog.tsx';
import { useSignOut } from './use-sign-out.ts';

const stepKey = ['first-step'] as const;

/** What the account must do before anything else: set its own password, turn on the second factor. `onDone` is called when nothing is left. */
export function FirstSteps({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('accounts');
  const queries = useQueryClient();
  const signOut = useSignOut();
  const [isSettingUp, setSettingUp] = useState(false);
  const step = useQuery({
    queryKey: stepKey,
    queryFn: ({ signal }) => call(getProfile, {}, { signal }).then((profile) => profile.must_first),
    staleTime: 0,
  });
  const next = () => void queries.invalidateQueries({ queryKey: stepKey });
  const isDone = step.data === null && !step.isFetching;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  if (!step.data) return <Skeleton active />;
  const isPassword = step.data === 'password';
  return (
    <>
      <h1>{t(isPassword ? 'firstSteps.password' : 'firstSteps.factor')}</h1>
      <p>{t(isPassword ? 'firstSteps.passwordNote' : 'firstSteps.factorNote')}</p>
      {isPassword ? (
        <PasswordForm oldLabel={t('firstSteps.initial')} onChanged={next} />
      ) : (
        <Button type="primary" size="large" block onClick={() => setSettingUp(true)}>
          {t('settings.factorOn')}
        </Button>
      )}
      {isSettingUp ? (
        <SetupDialog
          onClose={() => {
            setSettingUp(false);
            next();
          }}
        />
      ) : null}
      <Button type="text" block onClick={() => void signOut()}>
        {t('signOut')}
      </Button>
    </>
  );
}
