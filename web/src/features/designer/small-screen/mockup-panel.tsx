import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/text/locale.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { MockupPicture } from '../previews/mockup-dock.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import styles from './sheet.module.css';

/** The live mockup below the stage, and its other views. */
export function MockupPanel() {
  const { t, i18n } = useTranslation('designer');
  const { template, mockups } = useSession();
  const setUi = useSetUi();
  const mockupId = useUi((ui) => ui.mockupId);
  const failure = useSignal(mockups.state, (state) => state.failure);
  if (!mockupId) return null;
  const nameOf = (id: string) => {
    const item = template.mockups.find(({ asset }) => asset.id === id);
    return item ? pickName(item.asset.name, i18n.language) : id;
  };
  return (
    <div className={styles.scroll} data-testid="mockup-sheet">
      {failure ? (
        <p className={styles.failure} role="alert">
          {t('mockup.failed')}
          <button type="button" onClick={() => mockups.refresh()}>
            {t('common:retry')}
          </button>
        </p>
      ) : null}
      {template.mockups.length > 1 ? (
        <div className={styles.views} role="toolbar" aria-label={t('mockup.views')}>
          {template.mockups.map(({ asset }) => (
            <button
              key={asset.id}
              type="button"
              aria-pressed={asset.id === mockupId}
              title={nameOf(asset.id)}
              onClick={() => setUi({ mockupId: asset.id })}
            >
              <MockupPicture mockupId={asset.id} name={nameOf(asset.id)} />
            </button>
          ))}
        </div>
      ) : null}
      <MockupPicture
        mockupId={mockupId}
        name={nameOf(mockupId)}
        className={styles.mockup ?? ''}
        testId="mockup-canvas"
      />
    </div>
  );
}
