import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { TlsFiles } from '../config/tls/read-tls-files.ts';
import type { Logger } from '../logging/logger.ts';
import { allowOrigins } from './allow-origins.ts';
import { acceptBodies, OPEN_BODY_BYTES } from './body/accept-bodies.ts';
import { endIdleConnections } from './end-idle-connections.ts';
import { logRequests } from './log-requests.ts';
import { errorResponse, handleErrors } from './problems/handle-errors.ts';
import { setSecurityHeaders } from './security-headers.ts';

/**
 * A bare HTTP server with our body parsers, limits, request ids and error responses; `fileOrigins` are further origins
 * from which pages load files.
 */
export function createHttpApp(
  config: Config,
  log: Logger,
  fileOrigins: readonly string[] = [],
): FastifyInstance {
  const app: FastifyInstance = fastify({
    ...(config.tls ? { https: tlsOptions(config.tls) } : {}),
    // Of every address without a limit of its own, those that do not exist among them.
    bodyLimit: OPEN_BODY_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    logger: false,
    genReqId: () => randomUUID(),
    // Long enough for a 100 MB upload over a slow line; slow headers are cut off by Node's own 60 s limit.
    requestTimeout: 30 * 60_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400 },
    // Malformed addresses, such as `/%`.
    frameworkErrors: (error, request, reply) => void errorResponse(request, reply, error.statusCode ?? 400),
  });
  endIdleConnections(app);
  logRequests(app, log);
  setSecurityHeaders(app, config, fileOrigins);
  allowOrigins(app, [...config.corsOrigins, ...loopbackAliases(config.publicUrl)]);
  acceptBodies(app);
  handleErrors(app, log);
  return app;
}

/** TLS 1.2 and 1.3 alone; a certificate that was replaced is taken at the next start. */
function tlsOptions({ certFile, keyFile }: TlsFiles) {
  return { cert: readFileSync(certFile), key: readFileSync(keyFile), minVersion: 'TLSv1.2' as const };
}

/** `localhost` and `127.0.0.1` are one machine but two origins: a page opened by either may use both. */
function loopbackAliases(publicUrl: string): string[] {
  const url = new URL(publicUrl);
  const names = ['localhost', '127.0.0.1'];
  if (!names.includes(url.hostname)) return [];
  return names.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}
