import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0..1; null = working, share unknown. */
  share: number | null;
  size?: number;
  label?: string;
}

/** A ring that fills; it turns while the share is not known. */
export function ProgressRing({ share, size = 20, label }: ProgressRingProps) {
  const radius = 8;
  const length = 2 * Math.PI * radius;
  const filled = share === null ? 0.25 : Math.min(1, Math.max(0, share));
  return (
    <span
      className={share === null ? styles.turning : styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(filled * 100)}
      style={{ inlineSize: size, blockSize: size }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle className={styles.track} cx="10" cy="10" r={radius} />
        <circle
          className={styles.fill}
          cx="10"
          cy="10"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - filled)}
        />
      </svg>
    </span>
  );
}
