import { Check } from 'lucide-react';
import { withNonBreakingMeasures } from '../../../../lib/text/non-breaking-measures.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { Picture } from '../../../../ui/picture.tsx';
import styles from './pick-tile.module.css';

interface PickTileProps {
  src: string;
  name: string;
  /** Shown under the name. */
  note?: string;
  isChosen: boolean;
  isTransparent?: boolean;
  onToggle: () => void;
}

/** A picture that is chosen or not, by one click. */
export function PickTile({ src, name, note, isChosen, isTransparent, onToggle }: PickTileProps) {
  return (
    <li>
      <button type="button" className={styles.tile} aria-pressed={isChosen} onClick={onToggle}>
        <span className={styles.picture}>
          <Picture src={src} alt="" edgePx={128} isTransparent={isTransparent ?? false} />
          <span className={styles.tick}>{isChosen ? <Icon of={Check} size={14} /> : null}</span>
        </span>
        <span className={styles.name} dir="auto" title={name}>
          {withNonBreakingMeasures(name)}
        </span>
        {note ? (
          <span className={styles.note} dir="auto">
            {note}
          </span>
        ) : null}
      </button>
    </li>
  );
}
