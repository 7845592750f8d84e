import { useTranslation } from 'react-i18next';
import { PasswordForm } from './password-form.tsx';
import { SettingsCard } from './settings-card.tsx';

/** A new password; every other place the account is signed in ends. */
export function PasswordSection() {
  const { t } = useTranslation('accounts');
  return (
    <SettingsCard id="password" title={t('settings.password')} note={t('settings.passwordNote')}>
      <PasswordForm oldLabel={t('settings.oldPassword')} />
    </SettingsCard>
  );
}
