import type { ReactNode } from 'react';
import styles from './swatches.module.css';

interface SwatchesProps {
  title: string;
  colours: readonly { readonly name: string; readonly hex: string }[];
  value: string;
  /** Shown next to the title. */
  tools?: ReactNode;
  testId?: string;
  onChoose: (hex: string) => void;
}

/** A row of colours to choose from, each with its name. */
export function Swatches({ title, colours, value, tools, testId, onChoose }: SwatchesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: swatches are no fieldset
    <div className={styles.swatches} role="group" aria-label={title} data-testid={testId}>
      <div className={styles.head}>
        <span>{title}</span>
        {tools}
      </div>
      <div className={styles.list}>
        {colours.map(({ name, hex }) => (
          <button
            key={hex}
            type="button"
            className={styles.swatch}
            style={{ background: hex }}
            title={name === hex ? hex : `${name} ${hex}`}
            aria-label={name === hex ? hex : `${name} ${hex}`}
            aria-pressed={hex === value.toUpperCase()}
            onClick={() => onChoose(hex)}
          />
        ))}
      </div>
    </div>
  );
}
