import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import styles from './login-form.module.css';
import type { useCaptcha } from './use-captcha.ts';

/** The captcha's picture with a button for another one. */
export function CaptchaPicture({ captcha }: { captcha: ReturnType<typeof useCaptcha> }) {
  const { t } = useTranslation('login');
  const refresh = () => void captcha.refresh();
  return (
    <>
      <button
        type="button"
        className={styles.captcha}
        onClick={refresh}
        aria-busy={captcha.isLoading}
        aria-label={t('captchaRefresh')}
        title={t('captchaRefresh')}
        tabIndex={-1}
      >
        {captcha.picture ? (
          <img src={captcha.picture} alt={t('captchaAlt')} />
        ) : captcha.hasFailed ? (
          t('captchaFailed')
        ) : (
          <Icon of={RefreshCw} size={16} />
        )}
      </button>
      <RoundButton icon={RefreshCw} label={t('captchaRefresh')} onClick={refresh} />
    </>
  );
}
