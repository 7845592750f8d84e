import type { DieLine } from '@diy/design/die-lines';
import { useTranslation } from 'react-i18next';
import styles from './die-line-dialog.module.css';

interface DieLinePictureProps {
  lines: readonly DieLine[];
  chosen: DieLine | null;
  onChoose: (line: DieLine) => void;
}

/** The closed lines of a file where they lie; a click chooses one. */
export function DieLinePicture({ lines, chosen, onChoose }: DieLinePictureProps) {
  const { t } = useTranslation('own-templates');
  const left = Math.min(...lines.map((line) => line.left));
  const top = Math.min(...lines.map((line) => line.top));
  const width = Math.max(...lines.map((line) => line.left + line.width)) - left;
  const height = Math.max(...lines.map((line) => line.top + line.height)) - top;
  const edge = Math.max(width, height) * 0.02;
  const viewBox = [left - edge, top - edge, width + 2 * edge, height + 2 * edge].join(' ');
  return (
    <svg className={styles.picture} viewBox={viewBox} role="img" aria-label={t('dieLine.lines')}>
      {lines.map((line) => (
        // The list next to it does the same for keyboards.
        // biome-ignore lint/a11y/noStaticElementInteractions: the list's buttons are the accessible way
        <path
          key={`${line.left} ${line.top} ${line.path.length} ${line.width}`}
          d={line.path}
          transform={`translate(${line.left} ${line.top})`}
          data-chosen={line === chosen}
          vectorEffect="non-scaling-stroke"
          onClick={() => onChoose(line)}
        />
      ))}
    </svg>
  );
}
