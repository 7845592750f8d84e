/// <reference types="vite/client" />

interface Window {
  /** Settings of the installation, written by `/config.js` before the app starts. */
  DIY_CONFIG?: { apiBase?: string; routerBase?: string };
}
