import { useLayoutEffect, useRef, useState } from 'react';

/** Width of an element and how far below the top of the page it lies, in px, kept up to date. */
export function useGridWidth() {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const measure = () => {
      const { width, top } = node.getBoundingClientRect();
      const next = { width, top: Math.round(top + window.scrollY) };
      setPlace((now) => (now.width === next.width && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    // What stands above may grow, a banner for instance, without the grid's own size changing.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { box, ...place };
}
