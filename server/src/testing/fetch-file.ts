import type { TestApp } from './build-test-app.ts';

/** The file behind one of our links, as a browser gets it; throws unless it is served. */
export async function fetchFile(
  app: TestApp,
  url: string | null,
): Promise<{ bytes: Buffer; contentType: string; disposition: string }> {
  const { pathname, search } = new URL(url ?? '');
  const { statusCode, rawPayload, headers } = await app.http.inject({ url: pathname + search });
  if (statusCode !== 200) throw new Error(`${pathname}: ${statusCode}`);
  return {
    bytes: rawPayload,
    contentType: String(headers['content-type']),
    disposition: decodeURIComponent(String(headers['content-disposition'] ?? '')),
  };
}
