import { useCallback } from 'react';
import { useSession } from '../session/designer-context.ts';
import { BitmapCanvas } from './bitmap-canvas.tsx';

interface MockupPictureProps {
  mockupId: string;
  name: string;
  testId?: string;
  className?: string;
}

/** One mockup as it comes from the worker. */
export function MockupPicture({ mockupId, name, testId, className }: MockupPictureProps) {
  const { mockups } = useSession();
  const follow = useCallback(
    (show: (bitmap: ImageBitmap) => void) => mockups.onMockup(mockupId, show),
    [mockups, mockupId],
  );
  return <BitmapCanvas follow={follow} label={name} className={className} {...(testId ? { testId } : {})} />;
}
