import type { Services } from './platform/services.ts';
import { findUploadObstacle, withoutDirectUploads } from './platform/storage/find-working-uploads.ts';

/**
 * Services whose uploads work from a browser: straight to the store where it takes them, else through our own server,
 * which always can.
 */
export async function withWorkingUploads(services: Services): Promise<Services> {
  const { storage, config, clock, log } = services;
  const origin = new URL(config.publicUrl).origin;
  const obstacle = await findUploadObstacle(storage, { origin, nowMs: clock.now().getTime() });
  if (obstacle === null) return services;
  log.warn({ obstacle }, 'the file store takes no uploads from browsers: they come through this server');
  return { ...services, storage: withoutDirectUploads(storage, obstacle) };
}
