import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: api }])),
  },
  // HarfBuzz waits for its WebAssembly at the top level of its module, which only ES workers can do.
  worker: { format: 'es' },
  build: {
    manifest: true,
    target: 'es2023',
    // Antd's table, date and select live in page chunks; the report in scripts/ watches the first load.
    chunkSizeWarningLimit: 900,
  },
});
