import { readFileSync } from 'node:fs';
import { SyntaxKind } from 'typescript/unstable/ast';
import { lineAt, readTokens } from './read-names.mjs';

/** A route file is read at a glance. */
const MAX_ROUTE_LINES = 80;
/**
 * The most lines between the one that begins the call with a handler and the one that ends it: a service is called, and its result
 * presented.
 */
const MAX_HANDLER_LINES = 8;

/**
 * Where the whole `Services` is declared, made, carried or handed out. Everywhere else a signature says what its function uses, so that a
 * reader, and a test, need to know no more.
 */
const CARRIES_SERVICES =
  /\.(?:routes|jobs)\.ts$|\/index\.ts$|\/process-state\.ts$|\.test\.ts$|\/testing\/|^server\/src\/(?:main-\w+|build-app|create-services|with-working-uploads)\.ts$|^server\/src\/cli\/with-services\.ts$|^server\/src\/platform\/(?:jobs\/|http\/(?:route|register-routes)\.ts$|services\.ts$)/;

const WHOLE_SERVICES = /(?<!Pick<\s*)\bServices\b(?!\s*\[|')/;
/** Services with another `db`: who reads the callee does not see that it works within a transaction. */
const HIDDEN_TRANSACTION =
  /\{\s*\.\.\.\w+,[^{}]*\bdb\s*:|\{\s*(?:[^{}]*,)?\s*db\s*:[^{}]*,\s*\.\.\.\w+\s*,?\s*\}/;
/** Begins what runs in a transaction: a connection and its locks are held until it ends. */
const TRANSACTION =
  /\.transaction\(\)(?:\.setIsolationLevel\([^()]*\))?\.execute\(|\bfinish\(\s*(?=async \(trx\b)/g;
/** Calls of the file store by its own name, and functions that read fonts or pictures from it. */
const STORE_CALL =
  /\bstorage\s*\.\s*(?:put|delete|read|stat|stream|localPath)\(|\bfiles\s*\.\s*(?:write|remove|removeAll)\(|\b(?:putFile|putStream|putThrough|storeEncrypted|withDecrypted|decryptToFile)\(|\bown\s*\.\s*face\(|\b(?:loadFaces|loadDocument|preflightDocument|previewSurfaces|ensureRendered|renderDocument|checkedLine)\(/;
/** A lock on rows or on a name: it ends with the transaction, so that outside of one it holds nothing. */
const LOCKS = /^(?:lock|hold)[A-Z]/;
const LOCKS_A_NAME = /\blockName\(|\bpg_advisory_xact_lock\b/;

const OWN_MOCK = /\bvi\.(?:do)?[mM]ock\(\s*(?:import\(\s*)?['"](?:\.|@diy\/)/;
/** A limit of a field typed where its form is: the contract or the design's model has it, and exports it. */
const TYPED_LIMIT = /\b(?:maxLength|minLength)=\{\s*\d/g;
/** Fields whose text is no single field of the contract: a code for an app, a browser's own name of a set, codes of colours, lists with commas. */
const HAS_OWN_LIMIT =
  /^web\/src\/features\/(?:accounts\/settings\/second-factor\/setup-dialog|batches\/setup\/pickers\/set-menu|own-templates\/product\/(?:colours|sizes)-section)\.tsx$/;

const HANDLER =
  /^[ \t]*(?:void )?(?:routes|personal|scope|app|raw)(?:\.raw)?\.(?:signedIn|open|get|head|post|put|delete|all|route)(?:<[^()]*>)?\(/gm;

/**
 * Finds violations of our structural rules: route files and handlers are short, functions ask for what they use, nothing reaches the
 * file store within a transaction, what locks takes the transaction, no test replaces one of our modules, and no form
 * types a limit that its field exports.
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
  if (
    /^server\/src\/(?!.*(?:\.test\.ts$|\/testing\/))/.test(path) &&
    HIDDEN_TRANSACTION.test(withoutComments(text))
  )
    problems.push(`${path}: passes a transaction among services; name it, as in f(trx, services, ownerId)`);
  if (/^server\/src\/(?!.*(?:\.test\.ts$|\/testing\/))/.test(path))
    problems.push(...storeInTransaction(path, text));
  if (path.startsWith('server/src/') && path.endsWith('.queries.ts'))
    problems.push(...locksOutsideTransaction(path, text));
  if (/\.test\.tsx?$/.test(path) && OWN_MOCK.test(text))
    problems.push(`${path}: mocks a module of ours; pass the dependency in, or use the real one`);
  if (path.startsWith('web/src/') && !HAS_OWN_LIMIT.test(path))
    for (const match of text.matchAll(TYPED_LIMIT))
      problems.push(
        `${path}:${lineAt(text, match.index)}: types a limit of a field; import the constant that its contract or design exports`,
      );
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
  for (const [opens, closes, what] of [...callsIn(text, tokens), ...helpersIn(text, tokens)]) {
    const first = lineAt(text, tokens[opens].start);
    const inside = lineAt(text, tokens[closes].start) - first - 1;
    if (inside > MAX_HANDLER_LINES)
      problems.push(
        `${path}:${first}: ${what} of ${inside} lines, at most ${MAX_HANDLER_LINES}; work belongs into services`,
      );
  }
  return problems;
}

/** The brackets of each call that binds a handler, as positions in `tokens`. */
function callsIn(text, tokens) {
  return [...text.matchAll(HANDLER)].flatMap((match) => {
    const opens = tokens.findIndex(({ end }) => end === match.index + match[0].length);
    return opens < 0 ? [] : [[opens, endOf(tokens, opens), 'a handler']];
  });
}

/** The braces of each function that is given a request: a handler by another name, or a part of one. */
function helpersIn(text, tokens) {
  return tokens.flatMap(({ kind }, at) => {
    if (kind !== SyntaxKind.OpenParenToken || tokens[at + 1]?.kind === SyntaxKind.CloseParenToken) return [];
    const closes = endOf(tokens, at);
    const parameters = text.slice(tokens[at].start, tokens[closes].start);
    if (!/^\((?:[^()]*,)?\s*\w+: FastifyRequest\b/.test(parameters)) return [];
    const opens = tokens.findIndex(
      (token, place) => place > closes && token.kind === SyntaxKind.OpenBraceToken,
    );
    const ends = text.indexOf(';', tokens[closes].start);
    // A type of a function, or an arrow to a single expression.
    if (opens < 0 || (ends >= 0 && ends < tokens[opens].start)) return [];
    return [[opens, endOf(tokens, opens), 'a helper with a request']];
  });
}

/**
 * Calls of the file store within a transaction, also those of a function of the same file that the transaction calls: a store may take
 * minutes, and everybody else would wait for the locks.
 */
function storeInTransaction(path, text) {
  const starts = [...text.matchAll(TRANSACTION)].map((match) => match.index + match[0].length);
  if (starts.length === 0) return [];
  const code = blankComments(text);
  const tokens = [...readTokens(text)];
  const storing = functionsOf(text, tokens)
    .filter(([, from, to]) => STORE_CALL.test(code.slice(from, to)))
    .map(([name]) => name);
  const byName = storing.length > 0 ? new RegExp(`(?<![.\\w])(?:${storing.join('|')})\\(`) : null;
  return starts.flatMap((start) => {
    const opens = tokens.findLastIndex(({ kind, end }) => kind === SyntaxKind.OpenParenToken && end <= start);
    const body = code.slice(start, tokens[endOf(tokens, opens)].start);
    const found = STORE_CALL.exec(body) ?? byName?.exec(body);
    if (!found) return [];
    const line = lineAt(text, start + found.index);
    return [
      `${path}:${line}: ${found[0]}…) reaches the file store within a transaction; store before it, delete after it`,
    ];
  });
}

/** Queries that lock for the caller and whose first parameter does not say that they need its transaction. */
function locksOutsideTransaction(path, text) {
  return [...text.matchAll(/^export (?:async )?function (\w+)\(\s*(\w*)[\s\S]*?^\}$/gm)].flatMap((match) => {
    const [whole, name, first] = match;
    if (first === 'trx' || !(LOCKS.test(name) || LOCKS_A_NAME.test(withoutComments(whole)))) return [];
    const line = lineAt(text, match.index);
    return [`${path}:${line}: ${name} locks until the transaction ends; its first parameter is trx`];
  });
}

/** Functions that a file declares: name, and where each begins and ends. */
function functionsOf(text, tokens) {
  return [...text.matchAll(/(?:^|\n)(?:export )?(?:async )?function\*? (\w+)[^(]*\(/g)].flatMap((match) => {
    const opens = tokens.findIndex(({ end }) => end === match.index + match[0].length);
    if (opens < 0) return [];
    const afterParameters = endOf(tokens, opens);
    const body = tokens.findIndex(
      ({ kind, start }, at) =>
        at > afterParameters &&
        kind === SyntaxKind.OpenBraceToken &&
        /\{\n/.test(text.slice(start, start + 2)),
    );
    return body < 0 ? [] : [[match[1], tokens[body].start, tokens[endOf(tokens, body)].start]];
  });
}

const CLOSED_BY = new Map([
  [SyntaxKind.OpenParenToken, SyntaxKind.CloseParenToken],
  [SyntaxKind.OpenBraceToken, SyntaxKind.CloseBraceToken],
]);

/** Which token closes the bracket that token `opens` opens. */
function endOf(tokens, opens) {
  const { kind: open } = tokens[opens];
  const close = CLOSED_BY.get(open);
  let depth = 0;
  for (let at = opens; at < tokens.length; at += 1) {
    if (tokens[at].kind === open) depth += 1;
    if (tokens[at].kind === close) depth -= 1;
    if (depth === 0) return at;
  }
  return tokens.length - 1;
}

/** The text with blanks where comments were: places stay as they are. */
function blankComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

function withoutComments(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

function withoutImports(text) {
  return text.replace(/^import\b[^;]*;/gm, '');
}
