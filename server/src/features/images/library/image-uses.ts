import type { ImageUse } from '@diy/contract/images/image-details';
import type { Services } from '../../../platform/services.ts';

/** Asks higher features which saved designs use images; `features/index.ts` passes it in. */
export type ListUses = (
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageIds: readonly string[],
  limit: number,
) => Promise<{ list: ImageUse[]; total: number; usedImages: number }>;
