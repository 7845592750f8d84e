import type { Finding } from '@diy/design/preflight';
import { Popover } from 'antd';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../lib/text/join-parts.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useSession, useSetUi, useUi } from '../session/designer-context.ts';
import { openErrors } from './acceptances.ts';
import { DesignFindings, SEVERITY_ICONS } from './design-findings.tsx';
import styles from './findings.module.css';

/** What would spoil the print, as one chip that opens its list; `isCompact`: the list is a sheet, and only numbers stand on the chip. */
export function PreflightChip({ isCompact = false }: { isCompact?: boolean }) {
  const { t } = useTranslation('designer');
  const session = useSession();
  const { preflight } = session;
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.isPreflightOpen);
  const findings = useSignal(preflight.findings, (all) => all);
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const accepted = useSignal(session.accepted, (all) => all);
  const errors = openErrors(findings, accepted, session).length;
  const acceptedErrors = count('error') - errors;
  const warnings = count('warning');
  // Nothing has been put on the product yet: that is a start, not a mistake.
  const isEmpty = errors === 1 && warnings === 0 && findings.some((one) => one.id === 'empty-design');
  const tone = isEmpty ? 'info' : errors > 0 ? 'error' : warnings + acceptedErrors > 0 ? 'warning' : 'good';
  const text = isEmpty
    ? t('preflight.empty')
    : errors > 0 && warnings > 0
      ? joinParts([t('preflight.errors', { count: errors }), t('preflight.warnings', { count: warnings })])
      : errors > 0
        ? t('preflight.errors', { count: errors })
        : acceptedErrors > 0
          ? t('preflight.accepted', { count: acceptedErrors })
          : warnings > 0
            ? t('preflight.warnings', { count: warnings })
            : t('preflight.good');
  const icon = tone === 'good' ? CircleCheck : SEVERITY_ICONS[tone];
  if (isCompact) {
    const number = isEmpty ? 0 : errors + warnings + acceptedErrors;
    return (
      <CompactChip tone={tone} text={text}>
        <Icon of={icon} size={20} />
        {number > 0 ? number : null}
      </CompactChip>
    );
  }
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={(next) => setUi({ isPreflightOpen: next })}
      content={<DesignFindings findings={findings} />}
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
        <Icon of={icon} size={16} />
        {text}
      </button>
    </Popover>
  );
}

function CompactChip({ tone, text, children }: { tone: string; text: string; children: ReactNode }) {
  const setUi = useSetUi();
  const isOpen = useUi((ui) => ui.panel === 'findings');
  return (
    <button
      type="button"
      className={`${styles.chip} ${styles.compact}`}
      data-tone={tone}
      aria-expanded={isOpen}
      aria-label={text}
      data-testid="preflight-chip"
      onClick={() => setUi({ panel: isOpen ? null : 'findings', replacingId: null, isInspectorOpen: false })}
    >
      {children}
    </button>
  );
}
