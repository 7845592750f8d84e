import { createServer } from 'node:http';
import type { ListenAddress } from '../config/listen-address.ts';
import type { Logger } from '../logging/logger.ts';
import { explainListenError } from '../process/require-free-port.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves GET /metrics on its own address, which no proxy leads to; null = nowhere. Throws one sentence when the
 * address cannot be listened on. Returns what ends it.
 */
export async function serveMetrics(
  address: ListenAddress | null,
  metrics: Metrics,
  log: Logger,
): Promise<() => Promise<void>> {
  if (!address) return async () => undefined;
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics could not be collected');
        response.writeHead(503).end();
      },
    );
  });
  const { host, port } = address;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, host, port, 'METRICS_ADDRESS')));
    server.listen({ host, port, exclusive: true }, resolve);
  });
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}
