import type { Db } from '../../platform/database/db.ts';

/** Figures of the profile page; features of higher rank own them and pass them in. */
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
