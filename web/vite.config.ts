import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where `vite` (development server) finds the API; the built app is served by the API itself. */
const api = process.env.API_URL ?? 'http://127.0.0.1:8000';
const proxied = [
  '/saas',
  '/browser',
  '/files',
  '/fonts',
  '/catalogue',
  '/upload',
  '/buckets',
  '/docs',
  '/config.js',
  '/healthz',
  '/openapi.json',
];

/**
 * Zod tries whether it may compile its checks, which the pages' Content-Security-Policy refuses: Firefox reports each try
 * as an error of the page. The setting has to stand before the first schema is made, so in its own module.
 * A build of the pages without that module fails: zod keeps it elsewhere by then. Workers may do without zod.
 */
const interpretedZod = (isNeeded: boolean): Plugin => {
  let isFound = false;
  return {
    name: 'interpreted-zod',
    transform(code, id) {
      if (!/\/zod\/v4\/core\/core\.js$/.test(id)) return null;
      isFound = true;
      return `${code}\nglobalConfig.jitless = true;\n`;
    },
    generateBundle() {
      if (isNeeded && !isFound) this.error('interpreted-zod: no module zod/v4/core/core.js');
    },
  };
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), interpretedZod(true)],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])),
  },
  // HarfBuzz waits for its WebAssembly at the top level of its module, which only ES workers can do.
  worker: { format: 'es', plugins: () => [interpretedZod(false)] },
  build: {
    manifest: true,
    target: 'es2023',
    // Antd's table, date and select live in page chunks; the report in scripts/ watches the first load.
    chunkSizeWarningLimit: 900,
  },
});
