import { SHAPES, type ShapeLayer } from '@diy/design/layers';
import { useTranslation } from 'react-i18next';
import { addShape } from '../../actions/add-content.ts';
import { useSession } from '../../session/designer-context.ts';
import { recordAddedFrom } from '../../session/record-added-from.ts';
import styles from '../panels.module.css';
import { CodeForm } from './code-form.tsx';
import own from './shape-panel.module.css';

/** Outlines of the shapes as they come, in a box of 24. */
const ICONS: Readonly<Record<ShapeLayer['shape'], string>> = {
  rect: 'M3 5H21V19H3Z',
  ellipse: 'M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3Z',
  triangle: 'M12 3L21.5 20H2.5Z',
  polygon: 'M12 2.5L20.5 7.2V16.8L12 21.5L3.5 16.8V7.2Z',
  star: 'M12 2.5L14.6 9L21.5 9.5L16.2 14L17.9 20.8L12 17.1L6.1 20.8L7.8 14L2.5 9.5L9.4 9Z',
  burst:
    'M12 2.5L14 4.7L16.8 3.8L17.4 6.6L20.2 7.2L19.3 10L21.5 12L19.3 14L20.2 16.8L17.4 17.4L16.8 20.2L14 19.3L12 21.5L10 19.3L7.3 20.2L6.6 17.4L3.8 16.8L4.7 14L2.5 12L4.7 10L3.8 7.2L6.6 6.6L7.2 3.8L10 4.7Z',
  heart: 'M12 20.5C5 15 2.5 11.6 2.5 8.3A5 5 0 0 1 12 6.4A5 5 0 0 1 21.5 8.3C21.5 11.6 19 15 12 20.5Z',
  arrow: 'M3 8.2H13V3L21 12L13 21V15.8H3Z',
  plus: 'M9 3H15V9H21V15H15V21H9V15H3V9H9Z',
  drop: 'M12 2.5C13.8 6.8 19 11 19 15.1A7 6.4 0 0 1 5 15.1C5 11 10.2 6.8 12 2.5Z',
  moon: 'M19.5 4.8A10.6 9 0 1 0 19.5 19.2A8 7.7 0 1 1 19.5 4.8Z',
  cloud: 'M6.8 19A4.3 3.9 0 0 1 6.7 11.3A4.9 5.3 0 1 1 16.4 10.8A4 4.2 0 1 1 17.5 19Z',
  bubble:
    'M7 4H17A4 4 0 0 1 21 8V12.5A4 4 0 0 1 17 16.5H11L6.7 21L7.5 16.5H7A4 4 0 0 1 3 12.5V8A4 4 0 0 1 7 4Z',
  line: 'M3 11.2H21V12.8H3Z',
};

/** Adding shapes and codes. */
export function ShapePanel() {
  const { t } = useTranslation('designer');
  const session = useSession();
  return (
    <div className={styles.scroll}>
      <div className={own.shapes}>
        {SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            className={own.shape}
            data-testid={`add-shape-${shape}`}
            onClick={() => addShape(session, shape) && recordAddedFrom(session, 'shapes')}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ICONS[shape]} />
            </svg>
            <span>{t(`shape.${shape}`)}</span>
          </button>
        ))}
      </div>
      <CodeForm />
    </div>
  );
}
