import { confirmSignIns, listNewSignIns } from '@diy/contract/accounts/security-log';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatTime } from '../../lib/text/format.ts';
import { call } from '../../shared/api/call.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './new-sign-in-notice.module.css';
import { nameDevice } from './settings/name-device.ts';

const key = ['new-sign-ins'] as const;

/** Says at the next visit that somebody signed in from a place unknown until then, until it is said who that was. */
export function NewSignInNotice() {
  const { t, i18n } = useTranslation('accounts');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listNewSignIns, {}, { quiet: true, signal }),
    refetchOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const confirm = useMutation({
    mutationFn: () => call(confirmSignIns, {}),
    onSuccess: () => queries.setQueryData(key, { list: [] }),
  });
  const newest = data?.list[0];
  if (!newest) return null;
  return (
    <div className={styles.notice} role="alert">
      <div className={styles.words}>
        <Icon of={ShieldAlert} size={20} />
        <p>
          {t('notice.signIn')} <bdi>{nameDevice(newest.user_agent) || t('settings.unknownDevice')}</bdi>
          {newest.ip ? ' · ' : null}
          <bdi>{newest.ip}</bdi> · <bdi>{formatTime(newest.at, i18n.language, new Date())}</bdi>
          {data.list.length > 1 ? ` · ${t('notice.more', { count: data.list.length - 1 })}` : null}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => confirm.mutate()} loading={confirm.isPending}>
          {t('notice.mine')}
        </Button>
        <Button size="small" danger onClick={() => void navigate('/auth/user/settings#security-log')}>
          {t('notice.notMine')}
        </Button>
      </div>
    </div>
  );
}
