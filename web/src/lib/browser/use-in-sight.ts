import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window or close to it now; always where the browser cannot say. */
export function useInSight(element: RefObject<Element | null>, marginPx = 200): boolean {
  const [isInSight, setInSight] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInSight(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: `${marginPx}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, marginPx]);
  return isInSight;
}
