import { type Finding, findingText } from '@diy/design/preflight';
import { Popover } from 'antd';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickName } from '../../../lib/locale.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { useSignal } from '../session/use-signal.ts';
import styles from './preflight.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info } as const;

/** What would spoil the print, as one chip that opens its list. */
export function PreflightChip() {
  const { t } = useTranslation('designer');
  const { preflight } = useSession();
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.isPreflightOpen);
  const findings = useSignal(preflight.findings, (all) => all);
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const errors = count('error');
  const warnings = count('warning');
  // Nothing has been put on the product yet: that is a start, not a mistake.
  const isEmpty = errors === 1 && warnings === 0 && findings.some((one) => one.id === 'empty-design');
  const tone = isEmpty ? 'info' : errors > 0 ? 'error' : warnings > 0 ? 'warning' : 'good';
  const text = isEmpty
    ? t('preflight.empty')
    : errors > 0 && warnings > 0
      ? t('preflight.both', { errors, warnings })
      : errors > 0
        ? t('preflight.errors', { count: errors })
        : warnings > 0
          ? t('preflight.warnings', { count: warnings })
          : t('preflight.good');
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => setUi({ isPreflightOpen: next })}
      content={<FindingList findings={findings} />}
      styles={{
        container: { padding: 8, inlineSize: findings.length > 0 ? 400 : 'auto', maxInlineSize: '90vw' },
      }}
    >
      <button
        type="button"
        className={styles.chip}
        data-tone={tone}
        aria-expanded={isOpen}
        data-testid="preflight-chip"
      >
        <Icon of={tone === 'good' ? CircleCheck : ICONS[tone]} size={16} />
        {text}
      </button>
    </Popover>
  );
}

/** Every finding as a sentence, with its place and its mend. */
function FindingList({ findings }: { findings: readonly Finding[] }) {
  const { t, i18n } = useTranslation('designer');
  const { editor, template } = useSession();
  const locale = i18n.language.startsWith('zh') ? 'zh' : 'en';
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
          <Icon of={ICONS[finding.severity]} size={18} label={t(`preflight.${finding.severity}`)} />
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
              {finding.mend ? (
                <button
                  type="button"
                  data-testid="preflight-mend"
                  onClick={() => {
                    show(finding);
                    if (finding.mend) editor.runCall(finding.mend);
                  }}
                >
                  {t([`mend.${finding.id}`, 'preflight.mend'])}
                </button>
              ) : null}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
