import { useCallback, useEffect, useRef } from 'react';

/**
 * What a slider does while it moves and at its end. Besides its own end, that comes where the focus leaves before a key is let go
 * of (`onBlur` of the slider), where the slider itself goes, and where it becomes that of something else (`of`).
 */
export function useSlide(onSlide: (value: number) => void, onEnd: () => void, of = '') {
  const isMoving = useRef(false);
  const atEnd = useRef(onEnd);
  useEffect(() => {
    atEnd.current = onEnd;
  });
  const end = useCallback(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    atEnd.current();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose slider it is ends the move of the one before
  useEffect(() => end, [end, of]);
  const onChange = (value: number) => {
    isMoving.current = true;
    onSlide(value);
  };
  return { onChange, onChangeComplete: end, onBlur: end };
}
