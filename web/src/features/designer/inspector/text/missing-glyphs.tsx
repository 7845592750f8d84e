import type { TextLayer } from '@diy/design/layers';
import { withoutCharacters } from '@diy/design/preflight';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../../lib/text/locale.ts';
import { useSignal } from '../../../../lib/use-signal.ts';
import { changeText } from '../../actions/text/change-text.ts';
import { FONTS } from '../../assets/fonts/font-library.ts';
import fields from '../../fields/fields.module.css';
import { textInfo } from '../../preflight/preflight-store.ts';
import { useSession } from '../../session/designer-context.ts';
import { useFallbackFont } from '../../session/use-fallback-font.ts';
import styles from '../inspector.module.css';

/** Characters that the chosen font lacks, reported while typing, with fixes. */
export function MissingGlyphs({ layer }: { layer: TextLayer }) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const state = useSignal(session.fonts.states, (states) => states[layer.fontId]);
  const info = textInfo(layer, session.fonts);
  const isMissing = info !== null && info.missing.length > 0;
  const fallback = useFallbackFont(isMissing ? layer : null);
  const font = FONTS.find((one) => one.id === layer.fontId);
  if (state === 'loading') return <p className={fields.label}>{t('font.loading')}</p>;
  if (state === 'failed') {
    return (
      <div className={`${fields.note} ${styles.missing}`} role="alert">
        {t('font.failed')}
        <button type="button" onClick={() => session.fonts.request(layer.fontId)}>
          {t('common:retry')}
        </button>
      </div>
    );
  }
  if (!info || (info.missing.length === 0 && !info.overflow)) return null;
  return (
    <div className={`${fields.note} ${styles.missing}`} role="status" data-testid="missing-glyphs">
      {info.missing.length > 0 ? (
        <>
          {t('font.missing', {
            font: font ? pickName(font.name, i18n.language) : layer.fontId,
            characters: info.missing.slice(0, 12).join(' '),
          })}
          {fallback ? (
            <button
              type="button"
              disabled={layer.locked}
              data-testid="font-instead"
              onClick={() => changeText(session, layer.id, { fontId: fallback.id })}
            >
              {t('font.useInstead', { font: pickName(fallback.name, i18n.language) })}
            </button>
          ) : null}
          <button
            type="button"
            disabled={layer.locked}
            data-testid="delete-missing"
            onClick={() =>
              changeText(session, layer.id, { text: withoutCharacters(layer.text, info.missing) })
            }
          >
            {t('font.delete')}
          </button>
        </>
      ) : (
        <>
          {t('text.overflow')}
          {layer.fit === 'fixed' ? (
            <button type="button" onClick={() => changeText(session, layer.id, { fit: 'shrink' })}>
              {t('text.shrinkNow')}
            </button>
          ) : null}
        </>
      )}
    </div>
  );
}
