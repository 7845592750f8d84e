import { bin } from './report.mjs';

/** The TypeScript projects, those that take longest first; and the workspaces whose change each of them feels. */
const PROJECTS = {
  server: ['server', 'design', 'contract', 'patterns'],
  web: ['web', 'design', 'contract'],
  bench: ['bench', 'server', 'design', 'contract', 'patterns', 'psd', 'web', 'e2e', 'scripts'],
  'design/tsconfig.test.json': ['design'],
  e2e: ['e2e', 'scripts'],
  design: ['design'],
  patterns: ['patterns', 'design'],
  psd: ['psd'],
  contract: ['contract', 'design'],
  scripts: ['scripts', 'catalogue', 'bench', 'web', 'docs', 'server'],
};

/**
 * Formatting and lint, types, arrows and files. With `folders` only the types that a change in these folders can break.
 * @param {ReadonlySet<string>} [folders]
 */
export function staticChecks(folders) {
  const projects = Object.entries(PROJECTS).filter(
    ([, felt]) => !folders || folders.has('.') || felt.some((folder) => folders.has(folder)),
  );
  return [
    { name: 'format and lint', command: bin('biome'), args: ['check', '--error-on-warnings', '.'] },
    ...projects.map(([project]) => ({
      name: `types: ${project}`,
      command: bin('tsc'),
      args: ['-p', project, '--noEmit'],
    })),
    {
      name: 'arrows, file sizes, feature map',
      command: process.execPath,
      args: ['scripts/check-files.mjs'],
    },
  ];
}
