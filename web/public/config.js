// Settings of this installation, read before the app starts. Empty values mean: same origin, root path.
window.DIY_CONFIG = {
  // Base URL of the API and of relative picture paths, without a trailing slash.
  apiBase: '',
  // Path below which the app lives, for example '/studio'.
  routerBase: '/',
};
