import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../../../ui/copy-button.tsx';
import styles from '../settings.module.css';

/** Recovery codes, shown this once, and the way to take them along. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation(['accounts', 'common']);
  return (
    <>
      <p>{t('settings.recoveryOnce')}</p>
      <ol className={styles.codes} dir="ltr" data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <CopyButton text={codes.join('\n')} label={t('common:copy')} doneLabel={t('common:copied')} />
        <Button type="primary" onClick={onKept}>
          {t('settings.tokenKept')}
        </Button>
      </div>
    </>
  );
}
