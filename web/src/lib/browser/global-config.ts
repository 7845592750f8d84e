/** Settings of this installation, from the global object that `/config.js` fills before the app starts. */
export interface GlobalConfig {
  /** Base URL of the API and of relative picture paths, without a trailing slash; empty = same origin. */
  apiBase: string;
  /** Path below which the app lives; `/` = root. */
  routerBase: string;
}

/** Reads the settings each time, so tests and late scripts may set them. */
export function globalConfig(): GlobalConfig {
  const given = window.DIY_CONFIG ?? {};
  return {
    apiBase: (given.apiBase ?? '').replace(/\/+$/, ''),
    routerBase: given.routerBase || '/',
  };
}
