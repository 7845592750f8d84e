// The arrows of docs/architecture.md as data. `from` and `to` are paths below the root; `$1` in `to` and `unless`
// is what the first group of `from` matched, so features that are not written yet are covered too.

/** Lower ranks know nothing of higher ones. */
export const RANKS = [
  ['accounts', 'budgets', 'operations', 'uploads', 'categories', 'brand-colours'],
  ['own-fonts'],
  ['images', 'thumbnails', 'templates'],
  ['ai-images', 'designs'],
  ['rendering'],
  ['batches', 'orders'],
  ['own-templates', 'sheets', 'downloads'],
];

/** A feature without a rank could be imported by any other. */
const ranked = {
  name: 'this feature has no rank; give it one in scripts/arrows/rules.mjs',
  from: `^server/src/features/(?!(?:${RANKS.flat().join('|')})/)[^/]+/`,
  to: '.',
};

/** Builders of a feature keep its rank; its tests may use the builders of every feature. */
const onlyLowerRanks = RANKS.flatMap((names, rank) => {
  const rule = {
    name: `a feature of rank ${rank} imports lower ranks only (publish a job instead)`,
    to: `^server/src/features/(?:${RANKS.slice(rank).flat().join('|')})/`,
  };
  const from = `^server/src/features/(${names.join('|')})/`;
  return [
    { ...rule, from, fromUnless: '\\.test\\.ts$', unless: '^server/src/features/$1/' },
    { ...rule, from: `${from}.*\\.test\\.ts$`, unless: '^server/src/features/(?:$1/|[^/]+/testing/)' },
  ];
});

/** The rooms of orders, the lowest first: what lines are, how they stand, what they print, what is done with them. */
const ORDER_ROOMS = [
  ['model'],
  ['words', 'states', 'meanings'],
  ['privacy', 'variants'],
  ['pictures'],
  ['lines'],
  ['production'],
  ['review'],
  ['import'],
];

/** The rooms of an import, the lowest first: reading a file takes what its columns may mean, and everything else takes its rows. */
const IMPORT_ROOMS = [
  ['mapping'],
  ['reading'],
  ['rows'],
  ['matching', 'upload'],
  ['checking'],
  ['run'],
  ['program'],
];

/**
 * The rooms of images, the lowest first: a picture is compared, taken in, listed, drawn and deleted; then tools change its pixels,
 * on one and on many.
 */
const IMAGE_ROOMS = [
  ['similar'],
  ['intake'],
  ['library'],
  ['vectors', 'purge'],
  ['workshop'],
  ['tools'],
  ['runs'],
];

/** Files of the feature that say what an image is, and how many there are and may be. */
const IMAGE_OWN = [
  'job-types',
  'image-notes',
  'image-refusals',
  'images\\.(?:queries|presenter)',
  'write-images\\.queries',
  'image-objects\\.queries',
  'image-counts\\.queries',
  'require-quota',
  'inspected-picture',
  'search-words',
].join('|');

/** The rooms of a folder know only lower ones, and of the folder's own files those of `own`. Tests see all. */
const onlyLowerRooms = (folder, rooms, own = 'job-types') => [
  {
    name: `${folder}: this room has no rank; give it one in scripts/arrows/rules.mjs`,
    from: `^${folder}/(?!(?:testing|${rooms.flat().join('|')})/)[^/]+/`,
    fromUnless: '\\.test\\.ts$',
    to: '.',
  },
  ...rooms.map((names, rank) => ({
    name: `${folder}: ${names.join(', ')} import lower rooms only`,
    from: `^${folder}/(${names.join('|')})/`,
    fromUnless: '\\.test\\.ts$',
    to: `^${folder}/(?:(?:${rooms.slice(rank).flat().join('|')})/|[^/]+\\.ts$)`,
    unless: `^${folder}/(?:$1/|(?:${own})\\.ts$)`,
  })),
];

/**
 * @typedef {object} Rule
 * @property {string} name what the violation says
 * @property {string} from pattern of the importing file
 * @property {string} to pattern of what it must not import
 * @property {string} [unless] pattern of imports that are allowed all the same
 * @property {string} [fromUnless] pattern of importing files that are not meant
 */

/** What ships, by its rooms. */
const PRODUCT = '(?:design|contract|patterns|psd|server|web/src)';

/** @type {Rule[]} */
export const rules = [
  {
    name: 'design imports nothing of ours',
    from: '^design/',
    to: '^(contract|patterns|psd|server|web|catalogue|e2e|bench|scripts)/',
  },
  {
    name: 'contract imports only design',
    from: '^contract/',
    to: '^(patterns|psd|server|web|catalogue|e2e)/',
  },
  {
    name: 'patterns imports only design',
    from: '^patterns/',
    to: '^(contract|psd|server|web|catalogue|e2e)/',
  },
  {
    name: 'psd imports nothing of ours',
    from: '^psd/',
    to: '^(design|contract|patterns|server|web|catalogue|e2e|bench|scripts)/',
  },
  { name: 'server imports no web', from: '^server/', to: '^(web|catalogue|e2e)/' },
  { name: 'web imports no server', from: '^web/src/', to: '^(patterns|psd|server|catalogue|e2e)/' },
  {
    name: 'what ships imports no tool',
    from: `^${PRODUCT}/`,
    to: '^(bench|scripts|docs|[^/]+/scripts)/',
  },
  {
    name: 'e2e is a black box: only scripts/setup and the order of tests besides itself',
    from: '^e2e/',
    to: '^(design|contract|patterns|psd|server|web|catalogue|docs|scripts)/',
    unless: '^scripts/(setup|testing/longest-first)',
  },
  { name: 'nothing imports bench', from: '^(?!bench/)', to: '^bench/' },
  {
    name: 'bench imports of the web app only the designer’s own preflight and `lib`; the rest it sees in a browser',
    from: '^bench/',
    to: '^web/src/',
    unless: '^web/src/(features/designer|lib)/',
  },
  {
    name: 'scripts import no product code, only the plan of the web build',
    from: '^scripts/',
    to: '^(design|contract|patterns|psd|server|web|catalogue|e2e)/',
    unless: '^web/scripts/plan-chunks\\.mjs$',
  },
  {
    name: 'the catalogue stands alone',
    from: '^catalogue/',
    to: '^(design|contract|patterns|psd|server|web|e2e|bench|scripts|docs)/',
  },
  {
    name: 'web/scripts import the web app, design and the catalogue’s library',
    from: '^web/scripts/',
    to: '^(contract|patterns|psd|server|e2e|bench|docs|scripts|catalogue)/',
    unless: '^(scripts/setup|catalogue/lib)/',
  },
  { name: 'examples import nothing of ours', from: '^docs/', to: '^(?!docs/)[a-z0-9]+/.+\\.(ts|tsx|mjs)$' },
  { name: 'platform imports no feature', from: '^server/src/platform/', to: '^server/src/features/' },
  {
    name: 'a feature reaches another only through its index.ts (threads that draw: for-drawing.ts), and its builders of tests through testing/',
    from: '^server/src/features/([^/]+)/',
    to: '^server/src/features/[^/]+/.',
    unless: '^server/src/features/(?:$1/|[^/]+/(?:(?:index|for-drawing)\\.ts$|testing/))',
  },
  {
    name: 'what ships imports no testing/',
    from: `^${PRODUCT}/`,
    fromUnless: '(\\.test\\.tsx?$|/testing/)',
    to: '/testing/',
  },
  {
    name: 'server/src/testing knows the application and accounts; builders of one feature lie in its testing/',
    from: '^server/src/testing/(?!isolation/)',
    to: '^server/src/features/(?!(?:accounts/)?index\\.ts$)',
  },
  ranked,
  ...onlyLowerRanks,
  ...onlyLowerRooms('server/src/features/images', IMAGE_ROOMS, IMAGE_OWN),
  ...onlyLowerRooms('server/src/features/orders', ORDER_ROOMS),
  ...onlyLowerRooms('server/src/features/orders/import', IMPORT_ROOMS),
  {
    name: 'only *.routes.ts and *.http.ts know HTTP',
    from: '^server/src/features/[^/]+/',
    fromUnless: '((\\.routes\\.ts|\\.http\\.ts|\\.test\\.ts|/index\\.ts)$|/testing/)',
    to: '^(server/src/platform/http/|fastify$|@fastify/)',
  },
  {
    name: 'routes call services: none reads or writes tables itself, nor knows a row of one',
    from: '\\.(routes|http)\\.ts$',
    to: '\\.queries\\.ts$',
  },
  {
    name: 'jobs call services: none reads or writes tables itself',
    from: '\\.jobs\\.ts$',
    to: '\\.queries\\.ts$',
  },
  {
    name: 'only *.queries.ts knows SQL',
    from: '^server/src/features/',
    fromUnless: '(\\.queries\\.ts|\\.test\\.ts)$',
    to: '^(kysely|pg)$',
  },
  {
    name: "only *.jobs.ts sees the queue's job context (pass signal and isLastAttempt as plain values)",
    from: '^server/src/features/',
    fromUnless: '(\\.jobs\\.ts|\\.test\\.ts)$',
    to: '^server/src/platform/jobs/job-context\\.ts$',
  },
  {
    name: 'web features never import each other',
    from: '^web/src/features/([^/]+)/',
    to: '^web/src/features/',
    unless: '^web/src/features/$1/',
  },
  {
    name: 'design: layers are the model and know no painter',
    from: '^design/src/layers/',
    to: '^design/src/(text|painting)/',
  },
  { name: 'design: text knows no painter', from: '^design/src/text/', to: '^design/src/painting/' },
  {
    name: 'print files know nothing of preflight, mockups and threads',
    from: '^server/src/features/rendering/print/',
    fromUnless: '\\.test\\.ts$',
    to: '^server/src/features/rendering/(mockups|preflight|pool)/',
  },
  {
    name: 'web lib is the lowest room',
    from: '^web/src/lib/',
    fromUnless: '\\.test\\.tsx?$',
    to: '^web/src/(?!lib/|locales/)',
  },
  {
    name: 'web ui knows only lib',
    from: '^web/src/ui/',
    fromUnless: '\\.test\\.tsx?$',
    to: '^web/src/(shared|features|app)/',
  },
  {
    name: 'web shared imports no feature',
    from: '^web/src/shared/',
    fromUnless: '\\.test\\.tsx?$',
    to: '^web/src/(features|app)/',
  },
  { name: 'web features import no app', from: '^web/src/features/', to: '^web/src/app/' },
];
