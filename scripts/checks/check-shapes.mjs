import { readFileSync } from 'node:fs';
import { SyntaxKind } from 'typescript/unstable/ast';
import { lineAt, readTokens } from './read-names.mjs';

/** A route file is read at a glance. */
const MAX_ROUTE_LINES = 80;
/** Between the line that begins the call with a handler and the one that ends it: a service is called, and its result presented. */
const MAX_HANDLER_LINES = 8;

/**
 * Where the whole `Services` is declared, made, carried or handed out. Everywhere else a signature says what its function uses, so that a
 * reader, and a test, need to know no more.
 */
const CARRIES_SERVICES =
  /\.(?:routes|jobs)\.ts$|\/index\.ts$|\/process-state\.ts$|\.test\.ts$|\/testing\/|^server\/src\/(?:main-\w+|build-app|create-services|with-working-uploads)\.ts$|^server\/src\/cli\/with-services\.ts$|^server\/src\/platform\/(?:jobs\/|http\/(?:route|register-routes)\.ts$|services\.ts$)/;

const WHOLE_SERVICES = /(?<!Pick<\s*)\bServices\b(?!\s*\[|')/;
const OWN_MOCK = /\bvi\.(?:do)?[mM]ock\(\s*(?:import\(\s*)?['"](?:\.|@diy\/)/;
const HANDLER =
  /^[ \t]*(?:void )?(?:routes|personal|scope|app|raw)(?:\.raw)?\.(?:signedIn|open|get|head|post|put|delete|all|route)(?:<[^()]*>)?\(/gm;

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

/**
 * @param {string} root with a slash
 * @param {string[]} code paths below it
 * @returns {string[]} problems
 */
export function checkShapesOf(root, code) {
  return code.flatMap((path) => checkShapes(path, readFileSync(`${root}${path}`, 'utf8')));
}

function checkRoutes(path, text) {
  const lines = text.trimEnd().split('\n');
  const problems = [];
  if (lines.length > MAX_ROUTE_LINES)
    problems.push(
      `${path}: ${lines.length} lines, a route file has at most ${MAX_ROUTE_LINES}; work belongs into services`,
    );
  const tokens = [...readTokens(text)];
  for (const match of text.matchAll(HANDLER)) {
    const opens = tokens.findIndex(({ end }) => end === match.index + match[0].length);
    if (opens < 0) continue;
    const first = lineAt(text, tokens[opens].start);
    const inside = lineAt(text, endOfCall(tokens, opens)) - first - 1;
    if (inside > MAX_HANDLER_LINES)
      problems.push(
        `${path}:${first}: a handler of ${inside} lines, at most ${MAX_HANDLER_LINES}; work belongs into services`,
      );
  }
  return problems;
}

/** Where the bracket that token `opens` opens is closed. */
function endOfCall(tokens, opens) {
  let depth = 0;
  for (const { kind, start } of tokens.slice(opens)) {
    if (kind === SyntaxKind.OpenParenToken) depth += 1;
    if (kind === SyntaxKind.CloseParenToken) depth -= 1;
    if (depth === 0) return start;
  }
  return tokens.at(-1).end;
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

function withoutImports(text) {
  return text.replace(/^import\b[^;]*;/gm, '');
}
