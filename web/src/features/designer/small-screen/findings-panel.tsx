import { useSignal } from '../../../lib/use-signal.ts';
import { DesignFindings } from '../findings/design-findings.tsx';
import { useSession } from '../session/designer-context.ts';
import styles from './sheet.module.css';

/** What would spoil the print, below the stage that shows where. */
export function FindingsPanel() {
  const { preflight } = useSession();
  const findings = useSignal(preflight.findings, (all) => all);
  return (
    <div className={`${styles.scroll} ${styles.padded}`}>
      <DesignFindings findings={findings} />
    </div>
  );
}
