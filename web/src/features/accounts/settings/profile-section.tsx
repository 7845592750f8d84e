import { MAX_NICKNAME, updateProfile } from '@diy/contract/accounts/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { call } from '../../../shared/api/call.ts';
import { queryKeys } from '../../../shared/query-keys.ts';
import { storeUser } from '../../../shared/session/session.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Avatar } from '../avatar.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

/** Name and picture of the account, as they stand in the top bar. */
export function ProfileSection() {
  const { t } = useTranslation(['accounts', 'common']);
  const user = useUser();
  const queries = useQueryClient();
  const [isChoosing, setChoosing] = useState(false);
  const change = useMutation({
    mutationFn: (input: { nickname?: string; avatar_image_id?: string | null }) => call(updateProfile, input),
    onSuccess: async (changed) => {
      storeUser(changed);
      setChoosing(false);
      notify.hint(t('common:saved'));
      await queries.invalidateQueries({ queryKey: queryKeys.profile });
    },
  });
  return (
    <SettingsCard id="profile" title={t('settings.profile')}>
      <div className={styles.avatarRow}>
        <Avatar user={user} sizePx={64} />
        <Button onClick={() => setChoosing(true)}>{t('settings.avatar')}</Button>
        {user?.avatar ? (
          <Button type="text" onClick={() => change.mutate({ avatar_image_id: null })}>
            {t('settings.avatarRemove')}
          </Button>
        ) : null}
      </div>
      <Form
        name="own-profile"
        layout="vertical"
        className={styles.form ?? ''}
        initialValues={{ nickname: user?.nickname ?? '' }}
        onFinish={({ nickname }: { nickname: string }) => change.mutate({ nickname: nickname.trim() })}
        requiredMark={false}
      >
        <Form.Item
          name="nickname"
          label={t('settings.nickname')}
          rules={[{ required: true, whitespace: true, max: MAX_NICKNAME }]}
        >
          <Input autoComplete="nickname" />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('common:save')}
        </Button>
      </Form>
      {isChoosing ? (
        <AvatarDialog
          onClose={() => setChoosing(false)}
          onPick={(id) => change.mutate({ avatar_image_id: id })}
        />
      ) : null}
    </SettingsCard>
  );
}
