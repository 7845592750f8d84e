import { Button } from 'antd';
import { CloudOff } from 'lucide-react';
import { Icon } from '../icon.tsx';
import styles from './error-state.module.css';

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
