import { readFileSync } from 'node:fs';

/** A route file is read at a glance. */
const MOST_ROUTE_LINES = 80;
/** What a handler says between its first and its last line: it calls a service and presents what comes back. */
const MOST_HANDLER_LINES = 8;

/** Files that are not in shape yet, by rule. The list only shrinks: a file that came into shape must leave it. */
export const NOT_YET = {
  routes: [
    'server/src/features/ai-images/ai-images.routes.ts',
    'server/src/features/images/tools/image-tools.routes.ts',
    'server/src/features/operations/operation-events.routes.ts',
    'server/src/features/orders/import/upload/order-files.routes.ts',
    'server/src/features/orders/import/upload/upload-orders.routes.ts',
    'server/src/features/uploads/block-uploads.routes.ts',
    'server/src/features/uploads/form-upload.routes.ts',
    'server/src/features/uploads/part-uploads.routes.ts',
  ],
  mocks: [
    'web/src/features/designer/stage/paint/rulers.test.ts',
    'web/src/features/designer/stage/stage-artwork.test.ts',
    'web/src/shared/mockups/load-mockup.test.ts',
  ],
};

/**
 * Where the whole `Services` is made, carried or handed out. Everywhere else a signature says what its function uses, so that a
 * reader, and a test, need to know no more.
 */
const CARRIES_SERVICES =
  /\.(?:routes|jobs)\.ts$|\/index\.ts$|\.test\.ts$|\/testing\/|^server\/src\/(?:main-\w+|build-app|create-services|with-working-uploads)\.ts$|^server\/src\/cli\/with-services\.ts$|^server\/src\/platform\/(?:jobs\/|http\/(?:route|register-routes)\.ts$|services\.ts$)/;

const WHOLE_SERVICES = /(?<!Pick<\s*)\bServices\b(?!\s*\[|')/;
const OWN_MOCK = /\bvi\.(?:do)?[mM]ock\(\s*(?:import\(\s*)?['"](?:\.|@diy\/)/;
const HANDLER =
  /^(\s*)(?:void )?(?:routes|scope|app|raw)(?:\.raw)?\.(?:signedIn|open|get|head|post|put|delete|route)\(/;

/**
 * What of a file breaks the house's shapes: route files and handlers that are short, functions that ask for what they use, and
 * no module of ours replaced behind a test's back.
 * @param {string} path below the root
 * @param {string} text
 * @returns {string[]} problems
 */
export function checkShapes(path, text) {
  const problems = [];
  if (path.startsWith('server/src/') && path.endsWith('.routes.ts'))
    problems.push(...checkRoutes(path, text));
  if (path.startsWith('server/src/') && path.endsWith('.ts') && !CARRIES_SERVICES.test(path)) {
    const code = withoutImports(withoutComments(text));
    if (WHOLE_SERVICES.test(code))
      problems.push(`${path}: asks for all Services; name what it uses, as in Pick<Services, 'db'>`);
  }
  if (/\.test\.tsx?$/.test(path) && OWN_MOCK.test(text))
    problems.push(`${path}: mocks a module of ours; pass the dependency in, or use the real one`);
  return problems;
}

/** @param {string} root with a slash @param {string[]} code paths below it @returns {string[]} problems */
export function checkShapesOf(root, code) {
  const late = new Set(Object.values(NOT_YET).flat());
  return code.flatMap((path) => {
    const problems = checkShapes(path, readFileSync(`${root}${path}`, 'utf8'));
    if (!late.has(path)) return problems;
    return problems.length > 0 ? [] : [`${path}: is in shape now; take it out of scripts/check-shapes.mjs`];
  });
}

function checkRoutes(path, text) {
  const lines = text.trimEnd().split('\n');
  const problems = [];
  if (lines.length > MOST_ROUTE_LINES)
    problems.push(
      `${path}: ${lines.length} lines, a route file has at most ${MOST_ROUTE_LINES}; work belongs into services`,
    );
  lines.forEach((line, index) => {
    const indent = HANDLER.exec(line)?.[1];
    if (indent === undefined) return;
    const end = lines.findIndex(
      (one, at) => at > index && one.startsWith(indent) && /^[)}\]]/.test(one.slice(indent.length)),
    );
    const isBlock =
      end > index && lines.slice(index + 1, end).every((one) => one === '' || one.startsWith(`${indent} `));
    if (isBlock && end - index - 1 > MOST_HANDLER_LINES)
      problems.push(
        `${path}:${index + 1}: a handler of ${end - index - 1} lines, at most ${MOST_HANDLER_LINES}; work belongs into services`,
      );
  });
  return problems;
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

function withoutImports(text) {
  return text.replace(/^import\b[^;]*;/gm, '');
}
