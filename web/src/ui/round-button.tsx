import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';
import styles from './round-button.module.css';

interface RoundButtonProps {
  icon: LucideIcon;
  /** Spoken name, also shown as tooltip. */
  label: string;
  onClick: () => void;
  /** `raised` floats on a picture, `plain` lies on the page. */
  look?: 'raised' | 'plain';
}

/** An icon alone as a button. */
export function RoundButton({ icon, label, onClick, look = 'plain' }: RoundButtonProps) {
  return (
    <button type="button" className={styles[look]} aria-label={label} title={label} onClick={onClick}>
      <Icon of={icon} size={look === 'raised' ? 18 : 20} />
    </button>
  );
}
