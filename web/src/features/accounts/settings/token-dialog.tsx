import { addToken, MAX_TOKEN_NAME } from '@diy/contract/accounts/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWithProof } from '../../../shared/api/call-with-proof.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { CodeItem } from './second-factor/code-item.tsx';
import { showRefusal } from './second-factor/show-refusal.ts';
import { useSecondFactor } from './second-factor/use-second-factor.ts';
import styles from './settings.module.css';
import { sessionsKey } from './use-sessions.ts';

const DAYS = [7, 30, 90, 365];

interface TokenForm {
  name: string;
  days: number;
  password: string;
  code?: string;
}

/** Asks for name and life of a token and for the password, then shows it, this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const factor = useSecondFactor();
  const [form] = Form.useForm<TokenForm>();
  const [token, setToken] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (input: TokenForm) => callWithProof(addToken, input),
    onSuccess: async (made) => {
      setToken(made.token);
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => showRefusal(form, error),
  });
  return (
    <Modal
      open
      title={t('settings.tokenAdd')}
      footer={null}
      onCancel={onClose}
      keyboard={!token}
      mask={{ closable: !token }}
    >
      {token ? (
        <>
          <p>{t('settings.tokenOnce')}</p>
          <div className={styles.secret}>
            <code data-testid="new-token">{token}</code>
            <CopyButton text={token} label={t('common:copy')} doneLabel={t('common:copied')} />
          </div>
          <Button type="primary" onClick={onClose}>
            {t('settings.tokenKept')}
          </Button>
        </>
      ) : (
        <Form
          name="new-token"
          layout="vertical"
          initialValues={{ name: '', days: 90 }}
          form={form}
          onFinish={(values) => add.mutate(values)}
          requiredMark={false}
        >
          <Form.Item
            name="name"
            label={t('settings.tokenName')}
            rules={[{ required: true, whitespace: true, max: MAX_TOKEN_NAME }]}
          >
            <Input placeholder={t('settings.tokenExample')} autoComplete="off" />
          </Form.Item>
          <Form.Item name="days" label={t('settings.tokenLife')}>
            <Select
              options={DAYS.map((days) => ({ value: days, label: t('settings.days', { count: days }) }))}
            />
          </Form.Item>
          <Form.Item name="password" label={t('settings.currentPassword')} rules={[{ required: true }]}>
            <Input.Password autoComplete="current-password" />
          </Form.Item>
          {factor.data?.is_on ? <CodeItem /> : null}
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('settings.tokenMake')}
          </Button>
        </Form>
      )}
    </Modal>
  );
}
