// Compiles design/kernel/sampler.ts to WebAssembly and writes it to design/src/mockup/sampler-wasm.ts, which is committed.
// Use after a change of that file: npm run kernel (fetches the compiler, 100 MB, which is why nothing else needs it).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/root.mjs';

const COMPILER = 'assemblyscript@0.28.20';

const source = join(root, 'design/kernel/sampler.ts');
const folder = mkdtempSync(join(tmpdir(), 'diy-kernel-'));
try {
  const out = join(folder, 'sampler.wasm');
  const options = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--outFile', out];
  execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', source, ...options], { stdio: 'inherit' });
  const hex = readFileSync(out).toString('hex');
  const hash = createHash('sha256').update(readFileSync(source)).digest('hex');
  const lines = [
    `// Compiled from design/kernel/sampler.ts by \`npm run kernel\` with ${COMPILER}; not edited by hand.`,
    '',
    '/** SHA-256 of the source. */',
    `export const SAMPLER_SOURCE_SHA256 = '${hash}';`,
    '',
    'export const SAMPLER_WASM_HEX =',
    `  '${hex}';`,
    '',
  ];
  writeFileSync(join(root, 'design/src/mockup/sampler-wasm.ts'), lines.join('\n'));
  console.log(`sampler: ${hex.length / 2} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
