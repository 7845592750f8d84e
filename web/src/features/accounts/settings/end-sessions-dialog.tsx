import { endSessions } from '@diy/contract/accounts/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { callWithProof } from '../../../shared/api/call-with-proof.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { showRefusal } from './second-factor/show-refusal.ts';
import styles from './settings.module.css';
import { sessionsKey } from './use-sessions.ts';

/** Leads to the form of a new password, which stands on the same page. */
function focusPassword(): void {
  const field = document.querySelector<HTMLInputElement>('#password input[type="password"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/** Asks for the password, then ends these sessions; says that a new password ends all others as well. */
export function EndSessionsDialog({
  ids,
  title,
  onClose,
}: {
  ids: string[];
  title: string;
  onClose: () => void;
}) {
  const { t } = useTranslation('accounts');
  const user = useUser();
  const queries = useQueryClient();
  const [form] = Form.useForm<{ password: string }>();
  const end = useMutation({
    mutationFn: ({ password }: { password: string }) => callWithProof(endSessions, { ids, password }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey });
      onClose();
    },
    onError: (error) => showRefusal(form, error),
  });
  const goToPassword = () => {
    onClose();
    // Behind the dialog, which hands the focus back to what opened it.
    setTimeout(focusPassword);
  };
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && form.focusField('password')}
    >
      <Form
        name="end-sessions"
        form={form}
        layout="vertical"
        onFinish={(values) => end.mutate(values)}
        requiredMark={false}
      >
        <p className={styles.lead}>{t('settings.endAbout')}</p>
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <Form.Item name="password" label={t('settings.currentPassword')} rules={[{ required: true }]}>
          <Input.Password autoComplete="current-password" />
        </Form.Item>
        <Button type="primary" danger htmlType="submit" loading={end.isPending}>
          {title}
        </Button>
        <p className={styles.aside}>
          {t('settings.endOrPassword')}
          <Button type="link" size="small" onClick={goToPassword}>
            {t('settings.password')}
          </Button>
        </p>
      </Form>
    </Modal>
  );
}
