import type { ShapeLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { addShape } from '../actions/add-content.ts';
import { useSession } from '../session/designer-context.ts';
import { noteAdded } from '../session/note-added.ts';
import { CodeForm } from './code-form.tsx';
import styles from './panels.module.css';
import own from './shape-panel.module.css';

/** Outlines of the shapes as they come, in a box of 24. */
const SHAPES: readonly (readonly [ShapeLayer['shape'], string])[] = [
  ['rect', 'M3 5H21V19H3Z'],
  ['ellipse', 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z'],
  ['triangle', 'M12 3L21.5 20H2.5Z'],
  ['star', 'M12 2.5L14.6 9L21.5 9.5L16.2 14L17.9 20.8L12 17.1L6.1 20.8L7.8 14L2.5 9.5L9.4 9Z'],
  ['heart', 'M12 20.5C5 15 2.5 11.6 2.5 8.3A5 5 0 0 1 12 6.4A5 5 0 0 1 21.5 8.3C21.5 11.6 19 15 12 20.5Z'],
  ['line', 'M3 11.2H21V12.8H3Z'],
];

/** Adding shapes and codes. */
export function ShapePanel() {
  const { t } = useTranslation('designer');
  const session = useSession();
  return (
    <div className={styles.scroll}>
      <div className={own.shapes}>
        {SHAPES.map(([shape, path]) => (
          <button
            key={shape}
            type="button"
            className={own.shape}
            data-testid={`add-shape-${shape}`}
            onClick={() => addShape(session, shape) && noteAdded(session, 'shapes')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={path} />
            </svg>
            <span>{t(`shape.${shape}`)}</span>
          </button>
        ))}
      </div>
      <CodeForm />
    </div>
  );
}
