import { findingText } from '@diy/contract/messages/finding-text';
import { findLayer } from '@diy/design/document';
import { DEFAULT_FALLBACK_FONT_IDS } from '@diy/design/layers';
import { type Finding, findingKey, isAcceptable } from '@diy/design/preflight';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageLocale, pickName } from '../../../lib/text/locale.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { Acceptance } from '../../../shared/findings/acceptance.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { changeText } from '../actions/text/change-text.ts';
import { useRestingEditor, useSession } from '../session/designer-context.ts';
import { useFallbackFont } from '../session/fonts/use-fallback-font.ts';
import { changeAcceptance } from './acceptances.ts';
import styles from './findings.module.css';

export const SEVERITY_ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;

/** Every finding as a sentence, with its place and its fix. */
export function DesignFindings({ findings }: { findings: readonly Finding[] }) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const { editor, template } = session;
  const locale = messageLocale(i18n.language);
  const accepted = useSignal(session.accepted, (all) => all);
  if (findings.length === 0) return <p className={styles.none}>{t('preflight.none')}</p>;
  const surfaceName = (id: string) => {
    const surface = template.definition.surfaces.find((one) => one.id === id);
    return surface ? pickName(surface.name, i18n.language) : '';
  };
  const show = ({ surfaceId, layerId }: Finding) => {
    if (editor.getState().design.surfaces.some((one) => one.surfaceId === surfaceId)) {
      editor.setActiveSurface(surfaceId);
    }
    if (layerId) editor.select([layerId]);
  };
  return (
    <ul className={styles.list} data-testid="preflight-list" data-floating>
      {findings.map((finding) => (
        <li
          key={`${finding.id}/${finding.surfaceId}/${finding.layerId ?? ''}`}
          className={styles.finding}
          data-tone={finding.severity}
        >
          <Icon of={SEVERITY_ICONS[finding.severity]} size={18} label={t(`preflight.${finding.severity}`)} />
          <span className={styles.words}>
            {surfaceName(finding.surfaceId) ? (
              <span className={styles.place}>{surfaceName(finding.surfaceId)}</span>
            ) : null}
            {findingText(finding, locale)}
            <span className={styles.deeds}>
              {finding.surfaceId ? (
                <button type="button" onClick={() => show(finding)}>
                  {t('preflight.show')}
                </button>
              ) : null}
              {finding.id === 'missing-glyph' ? <OtherFont layerId={finding.layerId} /> : null}
              {finding.fix ? (
                <button
                  type="button"
                  data-testid="preflight-fix"
                  onClick={() => {
                    show(finding);
                    if (finding.fix) editor.runCall(finding.fix);
                  }}
                >
                  {t([`fix.${finding.id}`, 'preflight.fix'])}
                </button>
              ) : null}
              <Acceptance
                accepted={accepted.get(findingKey(finding, editor.getState().design)) ?? null}
                canAccept={isAcceptable(finding)}
                onChange={(isAccepted) => changeAcceptance(session, finding, isAccepted)}
              />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Characters a font lacks may be in others that are shipped: the words stay as they are. */
function OtherFont({ layerId }: { layerId: string | null }) {
  const { t, i18n } = useTranslation('designer');
  const session = useSession();
  const layer = useRestingEditor((state) => (layerId ? findLayer(state.design, layerId)?.layer : undefined));
  const words = layer?.kind === 'text' && !layer.locked ? layer : null;
  const other = useFallbackFont(words);
  if (!words) return null;
  return (
    <>
      {words.fallbackFontIds?.length ? null : (
        <button
          type="button"
          onClick={() => changeText(session, words.id, { fallbackFontIds: [...DEFAULT_FALLBACK_FONT_IDS] })}
        >
          {t('font.useFallback')}
        </button>
      )}
      {other ? (
        <button
          type="button"
          data-testid="fix-font"
          onClick={() => changeText(session, words.id, other.patch)}
        >
          {t('font.useInstead', { font: pickName(other.font.name, i18n.language) })}
        </button>
      ) : null}
    </>
  );
}
