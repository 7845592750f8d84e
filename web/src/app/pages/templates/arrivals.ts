import { isSettled, type UploadItem, type UploadView } from '../../../features/uploads/upload-item.ts';

/** A chosen file that is in the library now. */
export interface ArrivedFile {
  imageId: string;
  name: string;
  /** No other file was chosen with it. */
  isOnly: boolean;
}

/** Finds in each view of the queue what has arrived since the one before; what was there at first counts for nothing. */
export function createArrivals(first: UploadView): (view: UploadView) => ArrivedFile[] {
  const known = new Set(first.items.filter(isSettled).map(({ id }) => id));
  /** Files on their way together. */
  const together = new Set<string>();
  return ({ items, restCount }) => {
    const fresh = items.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) together.add(id);
    const isOnly = together.size + restCount === 1;
    const arrived: ArrivedFile[] = [];
    for (const item of fresh.filter(isSettled)) {
      known.add(item.id);
      const imageId = imageOf(item);
      if (imageId) arrived.push({ imageId, name: item.file.name, isOnly });
    }
    if (restCount === 0 && items.every(({ id }) => known.has(id))) together.clear();
    return arrived;
  };
}

const imageOf = ({ image, known }: UploadItem): string | undefined => image?.id ?? known?.id;
