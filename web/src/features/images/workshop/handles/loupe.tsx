import type { PhotoPoint, PrintHandles } from '@diy/design/photo-mockup';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../lib/image-url.ts';
import type { SamplePicture } from '../model/tool-form.ts';
import styles from './handles.module.css';
import { linesOf } from './handles.ts';

interface LoupeProps {
  picture: SamplePicture;
  handles: PrintHandles;
  /** What is in its middle. */
  place: PhotoPoint;
}

/** Diameter on the screen. */
const SIDE = 132;
/** Pixels of the screen that one of the photograph has, within what is loaded of it. */
const TIMES = 4;
const LOADED = 2400;
const MIN_WIDTH = 2400;
const MAX_WIDTH = 9600;

/** What lies around a handle in large, away from the finger that moves it. */
export function Loupe({ picture, handles, place: [x, y] }: LoupeProps) {
  const { t } = useTranslation('images');
  const width = Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, picture.width * TIMES));
  const times = width / picture.width;
  const { outline } = linesOf(handles, picture);
  const reach = SIDE / times;
  const [left, top] = [x * picture.width - reach / 2, y * picture.height - reach / 2];
  // Where the handle is: the loupe lies on the other side.
  const isLeft = x < 0.5;
  return (
    <span
      className={styles.loupe}
      data-side={isLeft ? 'right' : 'left'}
      style={{
        inlineSize: SIDE,
        blockSize: SIDE,
        backgroundImage: `url("${imageUrl(picture.url, { width: LOADED, height: LOADED })}")`,
        backgroundSize: `${width}px ${picture.height * times}px`,
        backgroundPosition: `${-left * times}px ${-top * times}px`,
      }}
      role="img"
      aria-label={t('handles.loupe')}
    >
      <svg viewBox={`${left} ${top} ${reach} ${reach}`} aria-hidden="true">
        <path className={styles.edge} d={outline} />
        <path className={styles.line} d={outline} />
      </svg>
      <span className={styles.figures}>
        {(x * picture.width).toFixed(1)}, {(y * picture.height).toFixed(1)}
      </span>
    </span>
  );
}
