import { DEFAULT_FALLBACK_FONT_IDS, type TextLayer } from '@diy/design/layers';
import { type TextInfo, withoutCharacters } from '@diy/design/preflight';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { changeText } from '../../actions/text/change-text.ts';
import { fitPatch } from '../../actions/text/text-sizing.ts';
import { lackingFonts } from '../../assets/fonts/lacking-fonts.ts';
import fields from '../../fields/fields.module.css';
import { useFontName } from '../../own-fonts/use-font-options.ts';
import { textInfo } from '../../preflight/preflight-store.ts';
import { useSession } from '../../session/designer-context.ts';
import { type OtherFont, useFallbackFont } from '../../session/fonts/use-fallback-font.ts';
import { useFontStates } from '../../session/fonts/use-font-states.ts';
import styles from '../inspector.module.css';

/** Characters that the chosen font lacks, reported while typing, with fixes. */
export function MissingGlyphs({ layer }: { layer: TextLayer }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const states = useFontStates(session.fonts);
  const state = states[layer.fontId];
  const info = textInfo(layer, session.fonts);
  const isMissing = info !== null && info.missing.length > 0;
  const fallback = useFallbackFont(isMissing ? layer : null);
  if (state === 'loading' || (state === 'ready' && !info))
    return <p className={fields.label}>{t('font.loading')}</p>;
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
  if (!info) return null;
  return (
    <>
      <Fallbacks layer={layer} info={info} />
      {isMissing ? (
        <Missing layer={layer} info={info} instead={fallback} />
      ) : (
        <Overflow layer={layer} info={info} />
      )}
    </>
  );
}

interface Part {
  layer: TextLayer;
  info: TextInfo;
}

/** Words that another face sets, by that face: never in silence. */
function Fallbacks({ layer, info }: Part) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const nameOf = useFontName();
  const uses = info.fallbacks ?? [];
  if (uses.length === 0) return null;
  return (
    <div className={fields.note} role="status" data-testid="fallback-fonts">
      {uses.map(({ fontId, count, characters }) => (
        <div key={fontId}>
          {t('font.fallback', { number: count, font: nameOf(fontId) })}{' '}
          <bdi>{characters.slice(0, 12).join(' ')}</bdi>
        </div>
      ))}
      <button
        type="button"
        disabled={layer.locked}
        onClick={() => changeText(session, layer.id, { fallbackFontIds: [] })}
      >
        {t('font.ownOnly')}
      </button>
    </div>
  );
}

function Missing({ layer, info, instead }: Part & { instead: OtherFont | null }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const nameOf = useFontName();
  const change = (patch: Partial<Pick<TextLayer, 'fontId' | 'text' | 'spans' | 'fallbackFontIds'>>) =>
    changeText(session, layer.id, patch);
  return (
    <div className={`${fields.note} ${styles.missing}`} role="status" data-testid="missing-glyphs">
      {t('font.missing', {
        font: joinParts(lackingFonts(layer, info.missingAt).fontIds.map(nameOf)),
        characters: info.missing.slice(0, 12).join(' '),
      })}
      {layer.fallbackFontIds?.length ? null : (
        <button
          type="button"
          disabled={layer.locked}
          data-testid="use-fallbacks"
          onClick={() => change({ fallbackFontIds: [...DEFAULT_FALLBACK_FONT_IDS] })}
        >
          {t('font.useFallback')}
        </button>
      )}
      {instead ? (
        <button
          type="button"
          disabled={layer.locked}
          data-testid="font-instead"
          onClick={() => change(instead.patch)}
        >
          {t('font.useInstead', { font: nameOf(instead.font.id) })}
        </button>
      ) : null}
      <button
        type="button"
        disabled={layer.locked}
        data-testid="delete-missing"
        onClick={() => change(withoutCharacters(layer, info.missingAt))}
      >
        {t('font.delete')}
      </button>
    </div>
  );
}

function Overflow({ layer, info }: Part) {
  const { t } = useTranslation('designer');
  const session = useSession();
  // A box that is as wide as its words has no end that they could run over.
  if (!info.overflow || (layer.sizing === 'auto-width' && layer.fit === 'fixed')) return null;
  return (
    <div className={`${fields.note} ${styles.missing}`} role="status" data-testid="missing-glyphs">
      {t('text.overflow')}
      {layer.fit === 'fixed' ? (
        <button type="button" onClick={() => changeText(session, layer.id, fitPatch(layer, 'shrink'))}>
          {t('text.shrinkNow')}
        </button>
      ) : null}
    </div>
  );
}
