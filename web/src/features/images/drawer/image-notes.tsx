import type { ImageRow } from '@diy/contract/images/images';
import { useImageNotes } from '../../../shared/images/use-image-notes.ts';
import styles from './image-drawer.module.css';

/** What the seller should know of an image; nothing where there is nothing. */
export function ImageNotes({ image }: { image: ImageRow }) {
  const notes = useImageNotes(image);
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} data-tone={image.needs_check ? 'warning' : 'neutral'}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
