// Compiles what runs as WebAssembly and writes it into TypeScript files, which are committed. Use after a change of a source:
// npm run kernel (fetches the compiler, 100 MB, which is why nothing else needs it).
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/root.mjs';

const COMPILER = 'assemblyscript@0.28.20';
const KERNELS = [
  {
    name: 'SAMPLER',
    source: 'design/kernel/sampler.ts',
    target: 'design/src/mockup/compose/sampler-wasm.ts',
  },
  {
    name: 'RESPONSE',
    source: 'design/kernel/response.ts',
    target: 'design/src/mockup/compose/response-wasm.ts',
  },
  {
    name: 'PRINT_CHECK',
    source: 'server/kernel/print-check.ts',
    target: 'server/src/features/rendering/print/print-check-wasm.ts',
  },
];

const folder = mkdtempSync(join(tmpdir(), 'diy-kernel-'));
try {
  for (const { name, source, target } of KERNELS) {
    const out = join(folder, 'kernel.wasm');
    const options = ['-O3', '--runtime', 'stub', '--noAssert', '--enable', 'simd', '--outFile', out];
    execFileSync('npx', ['--yes', '--package', COMPILER, 'asc', join(root, source), ...options], {
      stdio: 'inherit',
    });
    const hex = readFileSync(out).toString('hex');
    const hash = createHash('sha256')
      .update(readFileSync(join(root, source)))
      .digest('hex');
    const lines = [
      `// Compiled from ${source} by \`npm run kernel\` with ${COMPILER}; not edited by hand.`,
      '',
      '/** SHA-256 of the source. */',
      `export const ${name}_SOURCE_SHA256 = '${hash}';`,
      '',
      `export const ${name}_WASM_HEX =`,
      `  '${hex}';`,
      '',
    ];
    writeFileSync(join(root, target), lines.join('\n'));
    console.log(`${source}: ${hex.length / 2} bytes`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
