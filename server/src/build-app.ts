import type { FastifyInstance } from 'fastify';
import { createHttpApp } from './platform/http/create-http-app.ts';
import { createRateLimiter } from './platform/http/rate-limiter.ts';
import { registerRoutes } from './platform/http/register-routes.ts';
import type { Authenticate, FeatureRoutes } from './platform/http/route.ts';
import type { Services } from './platform/services.ts';

/** What the HTTP side needs to know of the features. */
export interface AppFeatures {
  authenticate: Authenticate;
  routes: readonly FeatureRoutes[];
}

/** The whole HTTP application, not yet listening. */
export function buildApp(services: Services, features: (services: Services) => AppFeatures): FastifyInstance {
  const app = createHttpApp(services.config, services.log);
  const { authenticate, routes } = features(services);
  const limiter = createRateLimiter(() => performance.now());
  // A plugin of its own, so that body parsers and hooks registered before are in force for every route.
  void app.register(async (scope) => registerRoutes(scope, services, routes, { authenticate, limiter }));
  return app;
}
