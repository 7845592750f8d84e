import { allEndpoints, allRawEndpoints } from '@diy/contract';
import type { FastifyInstance } from 'fastify';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { registerHealth } from './platform/http/health.ts';
import type { Metrics } from './platform/http/metrics.ts';
import { registerOpenapi } from './platform/http/openapi/register-openapi.ts';
import { errorResponse } from './platform/http/problems/handle-errors.ts';
import { createRateLimiter, type RateLimiter } from './platform/http/rate-limiter.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import type { Authenticate, FeatureRoutes } from './platform/http/route.ts';
import { serveWebApp } from './platform/http/web-app/serve-web-app.ts';
import type { Services } from './platform/services.ts';

/** What the HTTP side needs to know about the features. */
export interface AppFeatures {
  authenticate: Authenticate;
  routes: readonly FeatureRoutes[];
}

/** The whole HTTP application, not yet listening; its requests are counted in `metrics`, and `limiter` says how many an account may make. */
export function buildApp(
  services: Services,
  features: (services: Services) => AppFeatures,
  metrics?: Metrics,
  limiter: RateLimiter = createRateLimiter(() => performance.now()),
): FastifyInstance {
  const { config, log, storage } = services;
  const app = createHttpApp(config, log, storage.direct?.origins);
  const { authenticate, routes } = features(services);
  registerHealth(app, services);
  metrics?.observe(app);
  registerOpenapi(app, [...allEndpoints, ...allRawEndpoints], config.publicUrl);
  serveWebApp(app, config, (request, reply) => errorResponse(request, reply, 404));
  // A separate plugin, so that body parsers and hooks registered before are in force for every route.
  void app.register(async (scope) => registerRoutes(scope, services, routes, { authenticate, limiter }));
  return app;
}
