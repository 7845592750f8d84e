import { Check } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import styles from './select-card.module.css';

interface SelectCardProps {
  isSelected: boolean;
  /** `isRange`: shift was held, everything between this and the last one follows. */
  onSelect: (isRange: boolean) => void;
  onOpen: () => void;
  /** Spoken name of what the card shows. */
  name: string;
  selectLabel: string;
  picture: ReactNode;
  /** In the picture's upper end corner. */
  badge?: ReactNode;
  /** Shown under the picture. */
  children?: ReactNode;
  /** `li` in a list; `div` in a grid's cell. */
  element?: 'li' | 'div';
  /** -1 where arrow keys lead to it instead of Tab. */
  tabIndex?: number;
  /** Buttons that appear over the picture's lower edge on hover and focus. */
  actions?: ReactNode;
}

/** A picture that opens on click and is selected by its box, by shift- or ctrl-click, or with the space bar. */
export function SelectCard(props: SelectCardProps) {
  const { isSelected, onSelect, onOpen, name, selectLabel, picture, badge, children, actions } = props;
  const { element: Card = 'li', tabIndex } = props;
  const click = (event: MouseEvent) => {
    if (event.shiftKey || event.ctrlKey || event.metaKey) onSelect(event.shiftKey);
    else onOpen();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onSelect(event.shiftKey);
  };
  return (
    <Card className={styles.card} data-selected={isSelected}>
      <div className={styles.frame}>
        <button
          type="button"
          className={styles.open}
          aria-label={name}
          tabIndex={tabIndex}
          onClick={click}
          onKeyDown={key}
        >
          {picture}
        </button>
        <span className={styles.box}>
          <input
            type="checkbox"
            checked={isSelected}
            tabIndex={tabIndex}
            aria-label={selectLabel}
            onChange={(event) => onSelect((event.nativeEvent as globalThis.MouseEvent).shiftKey === true)}
          />
          <span className={styles.tick}>{isSelected ? <Icon of={Check} size={14} /> : null}</span>
        </span>
        {badge ? <span className={styles.badge}>{badge}</span> : null}
        {actions ? <span className={styles.actions}>{actions}</span> : null}
      </div>
      {children ? <div className={styles.words}>{children}</div> : null}
    </Card>
  );
}
