/** Paths that belong to the server: an unknown path below them is a 404 in JSON, never a page. */
const SERVER_PATHS = /^\/(saas|browser|files|fonts|catalogue|upload|assets|docs|metrics|__test)(\/|$)/;

/** True when a browser requests a page of the app: then index.html is served, whatever the path. */
export function isAppPage(method: string, url: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0]!;
  if (SERVER_PATHS.test(path)) return false;
  // A missing file is a 404, even for a browser that would accept a page instead.
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return false;
  return (accept ?? '').includes('text/html');
}
