import { MockupPicture } from '../previews/mockup-picture.tsx';
import { MockupFailure, MockupViews, useMockupName } from '../previews/mockup-views.tsx';
import { useUi } from '../session/designer-context.ts';
import styles from './sheet.module.css';

/** The live mockup below the stage, and its other views. */
export function MockupPanel() {
  const mockupId = useUi((ui) => ui.mockupId);
  const nameOf = useMockupName();
  if (!mockupId) return null;
  return (
    <div className={styles.scroll} data-testid="mockup-sheet">
      <MockupFailure className={styles.failure} />
      <MockupViews className={styles.views} />
      <MockupPicture
        mockupId={mockupId}
        name={nameOf(mockupId)}
        className={styles.mockup ?? ''}
        testId="mockup-canvas"
      />
    </div>
  );
}
