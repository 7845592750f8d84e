// The arrows of docs/architecture.md as data. `from` and `to` are paths below the root; `$1` in `to` and `unless`
// is what the first group of `from` matched, so features that are not written yet are covered too.

/** Lower ranks know nothing of higher ones. */
const RANKS = [
  ['accounts', 'operations', 'uploads', 'categories'],
  ['images', 'thumbnails', 'ai-images', 'templates'],
  ['designs', 'rendering', 'own-templates'],
  ['batches', 'orders'],
  ['sheets', 'downloads'],
];

const noHigherRank = RANKS.slice(0, -1).map((names, rank) => ({
  name: `a feature of rank ${rank} imports none of a higher rank (publish a job instead)`,
  from: `^server/src/features/(?:${names.join('|')})/`,
  to: `^server/src/features/(?:${RANKS.slice(rank + 1)
    .flat()
    .join('|')})/`,
}));

/** @type {{ name: string, from: string, to: string, unless?: string, fromUnless?: string, typesToo?: boolean }[]} */
export const rules = [
  {
    name: 'design imports nothing of ours',
    from: '^design/',
    to: '^(contract|patterns|server|web|catalogue|e2e)/',
  },
  { name: 'contract imports only design', from: '^contract/', to: '^(patterns|server|web|catalogue|e2e)/' },
  { name: 'patterns imports only design', from: '^patterns/', to: '^(contract|server|web|catalogue|e2e)/' },
  { name: 'server imports no web', from: '^server/', to: '^(web|catalogue|e2e)/' },
  { name: 'web imports no server', from: '^web/', to: '^(patterns|server|catalogue|e2e)/' },
  { name: 'e2e is a black box', from: '^e2e/', to: '^(design|contract|patterns|server|web|catalogue)/' },
  { name: 'platform imports no feature', from: '^server/src/platform/', to: '^server/src/features/' },
  {
    name: 'a feature reaches another only through its index.ts',
    from: '^server/src/features/([^/]+)/',
    to: '^server/src/features/[^/]+/.',
    unless: '^server/src/features/(?:$1/|[^/]+/index\\.ts$)',
  },
  ...noHigherRank,
  {
    name: 'only *.routes.ts knows HTTP',
    from: '^server/src/features/[^/]+/',
    fromUnless: '(\\.routes\\.ts|\\.test\\.ts|/index\\.ts)$',
    to: '^(server/src/platform/http/|fastify$|@fastify/)',
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
