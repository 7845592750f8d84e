import { sumAiUsage } from './features/ai-images/index.ts';
import type { CountUsed } from './features/budgets/index.ts';
import { countImages, sumStorageUsed } from './features/images/index.ts';

/** What an account's budgets are held against, each figure from the feature that owns it. */
export const countUsed: CountUsed = async (db, ownerId) => {
  const [images, storage, ai] = await Promise.all([
    countImages(db, ownerId),
    sumStorageUsed(db, ownerId),
    sumAiUsage(db, ownerId),
  ]);
  return { images, storage, ai_images: ai.images, ai_money: ai.money };
};
