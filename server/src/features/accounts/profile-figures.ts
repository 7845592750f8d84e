import type { Db } from '../../platform/database/db.ts';

/** Figures of the profile page; they live in features of higher rank, which therefore hand them in. */
export interface ProfileFigures {
  designs: number;
  images: number;
  downloads: number;
  /** Bytes of originals. */
  storageUsed: number;
}

/** Counts what one account owns. */
export type CountProfile = (db: Db, accountId: string) => Promise<ProfileFigures>;

/** Finds the lasting URL of a library image of the account; null when it has no such image. */
export type FindAvatar = (db: Db, accountId: string, imageId: string) => Promise<string | null>;
