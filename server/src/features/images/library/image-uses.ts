import type { ImageUse } from '@diy/contract/images/image-details';
import type { Services } from '../../../platform/services.ts';

/** Asks the features above which saved designs use images; handed in where all features are joined. */
export type ListUses = (
  services: Pick<Services, 'db' | 'storage'>,
  ownerId: string,
  imageIds: readonly string[],
  limit: number,
) => Promise<{ list: ImageUse[]; total: number; usedImages: number }>;
