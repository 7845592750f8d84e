import { MAX_SECOND_CODE } from '@diy/contract/accounts/second-factor';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../settings.module.css';

/** The field of a form for a code of the app, or a recovery code. */
export function CodeItem() {
  const { t } = useTranslation('accounts');
  return (
    <Form.Item name="code" label={t('settings.codeField')} rules={[{ required: true, whitespace: true }]}>
      <Input
        autoComplete="one-time-code"
        maxLength={MAX_SECOND_CODE}
        dir="ltr"
        className={styles.code ?? ''}
      />
    </Form.Item>
  );
}
