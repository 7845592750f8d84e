import { join } from 'node:path';
import { build } from 'esbuild';
import { ownPackages } from '../../scripts/build.mjs';

/** Bundles a script of `bench/` as the server is bundled; returns the file it wrote below `server/.build`. */
export async function bundleForNode(root: string, script: string): Promise<string> {
  // Below the server: packages that only it depends on are found from there.
  const file = join(root, 'server/.build/bench', script.replaceAll('/', '-').replace(/\.ts$/, '.js'));
  await build({
    entryPoints: [join(root, 'bench', script)],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [ownPackages],
    logLevel: 'warning',
  });
  return file;
}
