import type { MatrixCell } from '@diy/contract/batches/batch-matrix';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import styles from './batch-findings.module.css';

const ICONS = { error: CircleAlert, warning: TriangleAlert, info: Info };

interface BatchFindingsProps {
  findings: MatrixCell['findings'];
  /** Said when nothing was found. */
  empty: string;
}

/** Preflight findings, worst first, in plain words. */
export function BatchFindings({ findings, empty }: BatchFindingsProps) {
  if (findings.length === 0) {
    return (
      <p className={styles.finding} data-tone="good">
        <Icon of={CircleCheck} size={18} />
        <span>{empty}</span>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={finding.id + finding.text} className={styles.finding} data-tone={finding.severity}>
          <Icon of={ICONS[finding.severity]} size={18} />
          <span>{finding.text}</span>
        </li>
      ))}
    </ul>
  );
}
