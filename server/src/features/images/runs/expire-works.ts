import { expireWork } from '../../operations/index.ts';
import { deleteImageWork, findExpiredWorks } from './works.queries.ts';

/** Deletes runs of all accounts that ended long ago; returns how many. */
export const expireWorks = (services: Parameters<typeof expireWork>[0]): Promise<number> =>
  expireWork(services, findExpiredWorks, deleteImageWork);
