import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { MockupPicture } from './mockup-picture.tsx';

/** How a mockup is called in this language. */
export function useMockupName(): (mockupId: string) => string {
  const { i18n } = useTranslation('designer');
  const { template } = useSession();
  return (mockupId) => {
    const item = template.mockups.find(({ asset }) => asset.id === mockupId);
    return item ? pickName(item.asset.name, i18n.language) : mockupId;
  };
}

/** That the live mockup could not be drawn, and the way to try again. */
export function MockupFailure({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('designer');
  const { mockups } = useSession();
  const failure = useSignal(mockups.state, (state) => state.failure);
  if (!failure) return null;
  return (
    <p className={className} role="alert">
      {t('mockup.failed')}
      <button type="button" onClick={() => mockups.refresh()}>
        {t('common:retry')}
      </button>
    </p>
  );
}

/** The template's mockups in small, of which one is shown large; nothing where there is one only. */
export function MockupViews({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('designer');
  const { template } = useSession();
  const setUi = useSetUi();
  const mockupId = useUi((ui) => ui.mockupId);
  const nameOf = useMockupName();
  if (template.mockups.length < 2) return null;
  return (
    <div className={className} role="tablist" aria-label={t('mockup.views')}>
      {template.mockups.map(({ asset }) => (
        <button
          key={asset.id}
          type="button"
          role="tab"
          aria-selected={asset.id === mockupId}
          title={nameOf(asset.id)}
          data-testid={`mockup-view-${asset.id}`}
          onClick={() => setUi({ mockupId: asset.id })}
        >
          <MockupPicture mockupId={asset.id} name={nameOf(asset.id)} />
        </button>
      ))}
    </div>
  );
}
