import type { FeatureRoutes } from '../../platform/http/route.ts';
import { registerFileRoutes } from '../../platform/storage/file-routes.ts';
import { asksForVariant } from './read-picture-query.ts';
import { respondWithPicture } from './respond-with-picture.http.ts';
import { createThumbnails } from './thumbnails.service.ts';

/** `GET /files/*`: stored objects, and public pictures in other sizes by `imageView2` and `x-oss-process`. */
export const thumbnailRoutes: FeatureRoutes = (routes, services) => {
  const thumbnails = createThumbnails(services);
  registerFileRoutes(routes.raw, {
    storage: services.storage,
    secretKey: services.config.secretKey,
    now: () => services.clock.now().getTime(),
    variants: {
      wants: asksForVariant,
      response: (key, query, request, reply) => respondWithPicture(thumbnails, key, query, request, reply),
    },
  });
};
