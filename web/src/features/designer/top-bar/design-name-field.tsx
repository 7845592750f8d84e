import { MAX_DESIGN_NAME } from '@diy/contract/designs/designs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cutText } from '../../../lib/text/cut-text.ts';
import { useSignal } from '../../../lib/use-signal.ts';
import { useSession } from '../session/designer-context.ts';
import styles from './top-bar.module.css';

/** The design's name; an empty one falls back to the previous name. */
export function DesignNameField() {
  const { t } = useTranslation('designer');
  const { saver } = useSession();
  const name = useSignal(saver.state, (state) => state.current.name);
  const [typed, setTyped] = useState<string | null>(null);
  const take = () => {
    const next = typed?.trim();
    if (next && next !== name) saver.rename(cutText(next, MAX_DESIGN_NAME));
    setTyped(null);
  };
  return (
    <input
      className={styles.name}
      value={typed ?? name}
      maxLength={MAX_DESIGN_NAME}
      aria-label={t('top.name')}
      data-testid="design-name"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
