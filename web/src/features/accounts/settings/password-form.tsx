import { changePassword } from '@diy/contract/accounts/accounts';
import { MAX_PASSWORD, MIN_PASSWORD } from '@diy/contract/accounts/sign-in-fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../lib/notifications.ts';
import { callWithProof } from '../../../shared/api/call-with-proof.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { CodeItem } from './second-factor/code-item.tsx';
import { showRefusal } from './second-factor/show-refusal.ts';
import { useSecondFactor } from './second-factor/use-second-factor.ts';
import styles from './settings.module.css';
import { sessionsKey } from './use-sessions.ts';

interface PasswordFields {
  old_password: string;
  new_password: string;
  repeat: string;
  code?: string;
}

/** The form of a new password, old one first; every other place the account is signed in ends. */
export function PasswordForm({ oldLabel, onChanged }: { oldLabel: string; onChanged?: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const user = useUser();
  const queries = useQueryClient();
  const factor = useSecondFactor();
  const [form] = Form.useForm<PasswordFields>();
  const change = useMutation({
    mutationFn: ({ old_password, new_password, code }: PasswordFields) =>
      callWithProof(changePassword, { old_password, new_password, ...(code ? { code } : {}) }),
    onSuccess: async () => {
      form.resetFields();
      notify.success(t('settings.passwordChanged'));
      await queries.invalidateQueries({ queryKey: sessionsKey });
      onChanged?.();
    },
    onError: (error) => showRefusal(form, error),
  });
  const secret = (name: keyof PasswordFields, autoComplete: string, label: string, rules: object[]) => (
    <Form.Item name={name} label={label} rules={[{ required: true }, ...rules]} validateTrigger="onBlur">
      <Input.Password autoComplete={autoComplete} />
    </Form.Item>
  );
  const same = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: (_: unknown, value: unknown) =>
      !value || value === getFieldValue('new_password')
        ? Promise.resolve()
        : Promise.reject(new Error(t('settings.passwordDiffers'))),
  });
  return (
    <Form
      name="new-password"
      form={form}
      layout="vertical"
      className={styles.form ?? ''}
      onFinish={(values: PasswordFields) => change.mutate(values)}
      requiredMark={false}
    >
      <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      {secret('old_password', 'current-password', oldLabel, [])}
      {secret('new_password', 'new-password', t('settings.newPassword'), [
        { min: MIN_PASSWORD, max: MAX_PASSWORD },
      ])}
      <Form.Item
        name="repeat"
        label={t('settings.repeatPassword')}
        dependencies={['new_password']}
        rules={[{ required: true }, same]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      {factor.data?.is_on ? <CodeItem /> : null}
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {t('settings.password')}
      </Button>
    </Form>
  );
}
