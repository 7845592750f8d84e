import { useState } from 'react';

/** Which mockup of a card is shown; falls back to the first when there are fewer than before. */
export function useMockupIndex(count: number): [number, (index: number) => void] {
  const [index, setIndex] = useState(0);
  return [index < count ? index : 0, setIndex];
}
