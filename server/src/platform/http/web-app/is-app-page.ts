/** Paths that belong to the server: a mistake below them is a 404 in JSON, never a page. */
const SERVER_PATHS = /^\/(saas|browser|files|fonts|catalogue|upload|assets|docs|__test)(\/|$)/;

/** True when a browser asks for a page of the app: then index.html answers, whatever the path. */
export function isAppPage(method: string, url: string, accept: string | undefined): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = url.split('?')[0]!;
  if (SERVER_PATHS.test(path)) return false;
  // A missing file is missing, even for a browser that would take a page instead.
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return false;
  return (accept ?? '').includes('text/html');
}
