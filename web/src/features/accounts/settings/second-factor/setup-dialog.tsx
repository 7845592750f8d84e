import { beginSecondFactor, confirmSecondFactor } from '@diy/contract/accounts/second-factor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Form, Input, Modal, QRCode } from 'antd';
import { useTranslation } from 'react-i18next';
import { callWithProof } from '../../../../shared/api/call-with-proof.ts';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import styles from '../settings.module.css';
import { sessionsKey } from '../use-sessions.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { showRefusal } from './show-refusal.ts';
import { secondFactorKey } from './use-second-factor.ts';

/** Turns the second factor on: the password, then the app's first code, then the recovery codes. */
export function SetupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  const queries = useQueryClient();
  const [passwordForm] = Form.useForm<{ password: string }>();
  const [codeForm] = Form.useForm<{ code: string }>();
  const begin = useMutation({
    mutationFn: (input: { password: string }) => callWithProof(beginSecondFactor, input),
    onError: (error) => showRefusal(passwordForm, error),
  });
  const confirm = useMutation({
    mutationFn: (input: { code: string }) => callWithProof(confirmSecondFactor, input),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: secondFactorKey });
      await queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => showRefusal(codeForm, error),
  });
  const setup = begin.data;
  const codes = confirm.data?.recovery_codes;
  return (
    <Modal
      open
      title={t('settings.factorOn')}
      footer={null}
      onCancel={onClose}
      closable={!codes}
      keyboard={!codes}
      mask={{ closable: !setup }}
    >
      {codes ? <RecoveryCodes codes={codes} onKept={onClose} /> : null}
      {setup && !codes ? (
        <Form
          name="factor-code"
          form={codeForm}
          layout="vertical"
          onFinish={(values) => confirm.mutate(values)}
          requiredMark={false}
        >
          <p>{t('settings.factorScan')}</p>
          <div className={styles.qr} dir="ltr">
            <QRCode
              type="svg"
              value={setup.uri}
              size={208}
              color="#000000"
              bgColor="#FFFFFF"
              bordered={false}
            />
          </div>
          <p className={styles.rowDetail}>{t('settings.factorType')}</p>
          <div className={styles.secret}>
            <code data-testid="factor-secret">{setup.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
            <CopyButton text={setup.secret} label={t('common:copy')} doneLabel={t('common:copied')} />
          </div>
          <Form.Item
            name="code"
            label={t('settings.factorCode')}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={8}
              dir="ltr"
              className={styles.code ?? ''}
            />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={confirm.isPending}>
            {t('settings.factorConfirm')}
          </Button>
        </Form>
      ) : null}
      {setup ? null : (
        <Form
          name="factor-password"
          form={passwordForm}
          layout="vertical"
          onFinish={(values) => begin.mutate(values)}
          requiredMark={false}
        >
          <p className={styles.lead}>{t('settings.factorAbout')}</p>
          <Form.Item name="password" label={t('settings.currentPassword')} rules={[{ required: true }]}>
            <Input.Password autoComplete="current-password" autoFocus />
          </Form.Item>
          <Button type="primary" htmlType="submit" loading={begin.isPending}>
            {t('settings.factorNext')}
          </Button>
        </Form>
      )}
    </Modal>
  );
}
