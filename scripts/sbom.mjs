// npm run --silent sbom: prints a CycloneDX list of what runs in production, read from the lock file. Asks no registry and names none.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What npm marks a package with that only tests and builds need. */
const isForDevelopment = ({ properties = [] }) =>
  properties.some((one) => one.name === 'cdx:npm:package:development' && one.value === 'true');

/**
 * The list without what only development needs and without addresses of registries, under the product's name and not its
 * folder's, always in one order. npm's own `--omit dev` leaves out packages of production that development needs too.
 */
export function cleanSbom(sbom, name) {
  const bare = ({ externalReferences, ...component }) => ({
    ...component,
    ...(externalReferences?.length > 0
      ? { externalReferences: externalReferences.filter(({ type }) => type !== 'distribution') }
      : {}),
  });
  const kept = sbom.components.filter((component) => !isForDevelopment(component));
  const refs = new Set([sbom.metadata.component, ...kept].map((component) => component['bom-ref']));
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...bare(sbom.metadata.component), name } },
    components: kept.map(bare).toSorted((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
    dependencies: sbom.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

/** The output of `npm sbom` for the lock file of `folder`. */
export function readSbom(folder) {
  const { name } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const options = ['--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const text = execFileSync('npm', ['sbom', ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return cleanSbom(JSON.parse(text), name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(readSbom(root), null, 2)}\n`);
}
