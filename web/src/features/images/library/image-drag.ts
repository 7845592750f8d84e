/** Type of a drag of library images within the app; only the type is readable while it hangs above something. */
export const LIBRARY_DRAG_TYPE = 'application/x-diy-library-images';

let dragged: readonly string[] = [];

/** Starts a drag of these images, with a chip that says how many instead of a ghost of the one under the pointer. */
export function startImageDrag(transfer: DataTransfer, ids: readonly string[], label: string): void {
  dragged = ids;
  transfer.effectAllowed = 'move';
  transfer.setData(LIBRARY_DRAG_TYPE, String(ids.length));
  const chip = document.createElement('div');
  chip.textContent = label;
  chip.style.cssText =
    'position:fixed;inset-block-start:-100px;padding:6px 14px;border-radius:999px;background:#2B2723;color:#F2EEE8;font:500 14px/20px var(--font)';
  document.body.append(chip);
  transfer.setDragImage(chip, -12, -8);
  // The browser copies the chip for the drag before this task ends; it is removed afterwards.
  setTimeout(() => chip.remove());
}

/** Ids of the drag that was started last. */
export const draggedImages = (): readonly string[] => dragged;
