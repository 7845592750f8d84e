import { useEffect, useState } from 'react';
import styles from './page-loading.module.css';

/** Spec §9: nothing flickers when a page comes within this time. */
const DELAY_MS = 200;

/** `Loading...` while a page's code is on its way. */
export function PageLoading() {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.loading} role="status">
      {isDue ? <span>Loading...</span> : null}
    </div>
  );
}
