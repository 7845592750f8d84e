import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/**
 * Permissions that the built web app needs, and no more: antd puts its styles into the page ('unsafe-inline' for styles
 * only), text is laid out by WebAssembly, pictures are made as blobs, workers come from the bundle. Files have the
 * public address, which is another origin than the page's when somebody opens 127.0.0.1 instead of localhost.
 */
function appPolicy(origins: readonly string[]): string {
  const files = origins.join(' ');
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${files}`,
    `font-src 'self' data: blob: ${files}`,
    `connect-src 'self' data: blob: ${files}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Sets the headers of every response; a route that serves files may replace them by stricter ones. `fileOrigins` are
 * those of a storage service that pages talk to themselves.
 */
export function setSecurityHeaders(
  app: FastifyInstance,
  config: Config,
  fileOrigins: readonly string[],
): void {
  const policy = appPolicy([new URL(config.publicUrl).origin, ...fileOrigins]);
  const isHttps = config.publicUrl.startsWith('https:');
  const transport = `max-age=31536000${config.hstsSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      'x-request-id': request.id,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
      ...(isHttps ? { 'strict-transport-security': transport } : {}),
    });
  });
  // A response without a caching rule is an account's data.
  app.addHook('onSend', async (_, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    return payload;
  });
}
