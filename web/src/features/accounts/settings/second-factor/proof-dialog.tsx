import { endSecondFactor, renewRecoveryCodes } from '@diy/contract/accounts/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../../../../lib/notifications.ts';
import { callWithProof } from '../../../../shared/api/call-with-proof.ts';
import styles from '../settings.module.css';
import { sessionsKey } from '../use-sessions.ts';
import { CodeItem } from './code-item.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { showRefusal } from './show-refusal.ts';
import { secondFactorKey } from './use-second-factor.ts';

interface Proof {
  password: string;
  code: string;
}

/** Asks for password and code, then turns the second factor off or shows new recovery codes. */
export function ProofDialog({ purpose, onClose }: { purpose: 'off' | 'recovery'; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [form] = Form.useForm<Proof>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const prove = useMutation({
    mutationFn: async (proof: Proof) => {
      if (purpose === 'recovery') return callWithProof(renewRecoveryCodes, proof);
      await callWithProof(endSecondFactor, proof);
      return null;
    },
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: secondFactorKey });
      await queries.invalidateQueries({ queryKey: sessionsKey });
      if (made) return setCodes(made.recovery_codes);
      notify.success(t('settings.factorIsOff'));
      onClose();
    },
    onError: (error) => showRefusal(form, error),
  });
  const title = t(purpose === 'off' ? 'settings.factorOff' : 'settings.recoveryRenew');
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={onClose}
      closable={!codes}
      keyboard={!codes}
      mask={{ closable: !codes }}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={onClose} />
      ) : (
        <Form
          name="factor-proof"
          form={form}
          layout="vertical"
          onFinish={(proof) => prove.mutate(proof)}
          requiredMark={false}
        >
          <p className={styles.lead}>
            {t(purpose === 'off' ? 'settings.factorOffNote' : 'settings.recoveryRenewNote')}
          </p>
          <Form.Item name="password" label={t('settings.currentPassword')} rules={[{ required: true }]}>
            <Input.Password autoComplete="current-password" autoFocus />
          </Form.Item>
          <CodeItem />
          <Button type="primary" danger={purpose === 'off'} htmlType="submit" loading={prove.isPending}>
            {title}
          </Button>
        </Form>
      )}
    </Modal>
  );
}
