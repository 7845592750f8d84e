import { Button } from 'antd';
import { CloudOff } from 'lucide-react';
import styles from './error-state.module.css';
import { Icon } from './icon.tsx';

interface ErrorStateProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
}

/** What belongs here could not be loaded; one button tries again. */
export function ErrorState({ text, retryLabel, onRetry, isRetrying }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <Icon of={CloudOff} size={32} />
      <p>{text}</p>
      <Button onClick={onRetry} loading={isRetrying ?? false}>
        {retryLabel}
      </Button>
    </div>
  );
}
