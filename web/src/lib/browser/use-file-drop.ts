import { useEffect, useEffectEvent, useState } from 'react';
import { openDrop } from './read-dropped-files.ts';

/** The receiver of dropped or pasted files. */
export interface DropHandlers {
  onFiles: (files: File[]) => void;
  /** A drop with folders in it: these entries are to be read with `readFolders`. */
  onFolders: (entries: FileSystemEntry[]) => void;
}

/**
 * Files and folders dropped anywhere on the page, and files pasted into it; true while files are dragged over the
 * window. A drop zone that handles the drop (and prevents the default) comes first.
 */
export function useFileDrop(takers: DropHandlers): boolean {
  const [isOver, setOver] = useState(false);
  const onFiles = useEffectEvent(takers.onFiles);
  const onFolders = useEffectEvent(takers.onFolders);
  useEffect(() => {
    // dragenter and dragleave come for every element passed; the depth shows when the window is left.
    let depth = 0;
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = Math.max(0, depth - 1);
      if (depth === 0) setOver(false);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth = 0;
      setOver(false);
      if (event.defaultPrevented || !event.dataTransfer) return;
      event.preventDefault();
      const drop = openDrop(event.dataTransfer);
      if ('files' in drop) onFiles(drop.files);
      else onFolders(drop.entries);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Cells of a spreadsheet come with a picture of themselves; in a field their text is meant.
      const isText = event.clipboardData?.types.includes('text/plain') && isField(event.target);
      if (files.length > 0 && !isText) onFiles(files.map(namePasted));
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop, paste };
    for (const [name, listener] of Object.entries(listeners)) {
      window.addEventListener(name, listener as EventListener);
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        window.removeEventListener(name, listener as EventListener);
      }
    };
  }, []);
  return isOver;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (/^(INPUT|TEXTAREA)$/.test(target.tagName) || target.isContentEditable);

/** Browsers call every pasted picture image.png; a time distinguishes them in the library. */
function namePasted(file: File): File {
  if (file.name !== 'image.png') return file;
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [now.getMonth() + 1, now.getDate(), now.getHours(), now.getMinutes(), now.getSeconds()];
  const name = `paste-${time.map(two).join('')}.png`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
}
