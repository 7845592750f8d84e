import { useEffect, useRef, useState } from 'react';

/** Files dropped anywhere on the page or pasted into it; `isOver` while files hang above the window. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const handler = useRef(onFiles);
  handler.current = onFiles;
  useEffect(() => {
    // dragenter and dragleave come for every element passed; the depth tells when the window is left.
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
      event.preventDefault();
      depth = 0;
      setOver(false);
      handler.current([...(event.dataTransfer?.files ?? [])]);
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) handler.current(files);
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
