import { useTranslation } from 'react-i18next';
import { BudgetSection } from '../../../features/accounts/settings/budget-section.tsx';
import { DisplaySection } from '../../../features/accounts/settings/display-section.tsx';
import { PasswordSection } from '../../../features/accounts/settings/password-section.tsx';
import { ProfileSection } from '../../../features/accounts/settings/profile-section.tsx';
import { SecondFactorSection } from '../../../features/accounts/settings/second-factor/second-factor-section.tsx';
import { SecurityLogSection } from '../../../features/accounts/settings/security-log-section.tsx';
import { SessionsSection } from '../../../features/accounts/settings/sessions-section.tsx';
import { SettingsCard } from '../../../features/accounts/settings/settings-card.tsx';
import { TokensSection } from '../../../features/accounts/settings/tokens-section.tsx';
import { PresetsTab } from '../../../features/sheets/presets-tab.tsx';
import { ListPage } from '../../../ui/list/list-page.tsx';
import { PageHeader } from '../../../ui/list/page-header.tsx';

/** Everything about the account itself. */
export function SettingsPage() {
  const { t } = useTranslation(['accounts', 'common', 'dxm-sheets']);
  return (
    <ListPage>
      <PageHeader title={t('common:title.settings')} />
      <ProfileSection />
      <BudgetSection />
      <DisplaySection />
      <PasswordSection />
      <SecondFactorSection />
      <SettingsCard id="shops" title={t('dxm-sheets:tab.presets')}>
        <PresetsTab />
      </SettingsCard>
      <SessionsSection />
      <SecurityLogSection />
      <TokensSection />
    </ListPage>
  );
}
