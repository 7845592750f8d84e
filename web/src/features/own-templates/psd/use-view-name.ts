import type { PsdView } from '@diy/contract/own-templates/psd-readings';
import { useTranslation } from 'react-i18next';

/** Says in words what of a PSD a view shows. */
export function useViewName(): (view: PsdView | null) => string {
  const { t } = useTranslation('own-templates');
  return (view) => (view ? t(`psd.view.${view.kind}`, { name: view.name }) : t('psd.view.whole'));
}
