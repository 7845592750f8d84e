import { addToken } from '@diy/contract/accounts/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/call.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import styles from './settings.module.css';
import { sessionsKey } from './use-sessions.ts';

const DAYS = [7, 30, 90, 365];

/** Asks for name and life of a token, then shows it, this once. */
export function TokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (input: { name: string; days: number }) => call(addToken, input),
    onSuccess: async (made) => {
      setToken(made.token);
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
  });
  return (
    <Modal open title={t('settings.tokenAdd')} footer={null} onCancel={onClose} mask={{ closable: !token }}>
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
          layout="vertical"
          initialValues={{ name: '', days: 90 }}
          onFinish={(values: { name: string; days: number }) => add.mutate(values)}
          requiredMark={false}
        >
          <Form.Item
            name="name"
            label={t('settings.tokenName')}
            rules={[{ required: true, whitespace: true, max: 40 }]}
          >
            <Input placeholder={t('settings.tokenExample')} autoComplete="off" />
          </Form.Item>
          <Form.Item name="days" label={t('settings.tokenLife')}>
            <Select
              options={DAYS.map((days) => ({ value: days, label: t('settings.days', { count: days }) }))}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={add.isPending}>
            {t('settings.tokenMake')}
          </Button>
        </Form>
      )}
    </Modal>
  );
}
