/**
 * Which stories concern a room, the one that says most first. A story may stand at several rooms; a room that is not here is
 * concerned by the main job.
 * @type {[RegExp, string[]][]}
 */
const STORIES_OF_ROOMS = [
  [/^psd\//, ['templates/psd-template']],
  [/\bown-fonts?\b/, ['designer/own-fonts']],
  [
    /(^|\/)(order-import|orders\/import)\//,
    ['orders/order-columns', 'orders/order-questions', 'orders/orders', 'orders/order-files'],
  ],
  [/\/orders\/review\//, ['orders/review-queue', 'orders/orders']],
  [/\/orders\//, ['orders/orders', 'orders/review-queue', 'orders/order-columns', 'orders/order-questions']],
  [/\/sheets?\//, ['dxm-sheet']],
  [/\/downloads?\b/, ['main-job', 'batch']],
  [/\/batch(es|-)/, ['batch', 'program-token']],
  [/\/ai-images?\//, ['ai-images']],
  [/\/images\/(work|workshop|tools)\/|image-(work|edits|recipes)/, ['workshop', 'take-print']],
  [/\/images\/intake\/|\/platform\/pictures\//, ['hostile-uploads', 'image-library', 'same-look']],
  [/\/(images|uploads|categories|thumbnails)(\/|\.ts)/, ['image-library', 'hostile-uploads']],
  [
    /\/own-templates?\b|photo-mockup|die-lines/,
    [
      'templates/own-template',
      'templates/photographed-shirt',
      'templates/psd-template',
      'templates/shared-templates',
      'templates/die-line',
    ],
  ],
  [/\/templates?\b/, ['main-job', 'turntable']],
  [/\/designer\/(mockup|turntable)/, ['turntable', 'main-job']],
  [/\/designer\//, ['main-job', 'keyboard']],
  [/\/(rendering|mockup|painting|text|placement|geometry)\//, ['main-job', 'same-bytes']],
  [/^design\//, ['main-job', 'same-bytes']],
  [/\/(accounts|budgets)\//, ['routes', 'keyboard']],
  [/^web\/src\/(ui|lib\/text|locales)\//, ['accessible', 'languages', 'keyboard']],
  [/^web\/src\/app\//, ['routes', 'errors', 'main-job']],
  [/\/platform\/storage\//, ['image-library', 'faults/disk-full']],
  [/\/platform\/(database|config)\/|^server\/src\/(main|cli)/, ['faults/start-refusals', 'faults/backup']],
  [/\/platform\/jobs\//, ['faults/killed-processes', 'faults/ai-kill']],
];
const ELSE = ['main-job'];

/** Parts of the product; what is only a test, a text or a script concerns no story. */
const PRODUCT = /^(design|contract|patterns|psd|server|web|catalogue)\/(?!.*\.test\.)(?!.*\.md$)/;

/**
 * The stories that concern changed files, most of the change first.
 * @param {readonly string[]} changed
 */
export function storiesOf(changed) {
  const votes = new Map();
  for (const path of changed.filter((one) => PRODUCT.test(one))) {
    const names = STORIES_OF_ROOMS.find(([pattern]) => pattern.test(path))?.[1] ?? ELSE;
    for (const [at, name] of names.entries()) votes.set(name, (votes.get(name) ?? 0) + 1 / (at + 1));
  }
  return [...votes].sort((a, b) => b[1] - a[1]).map(([name]) => `e2e/stories/${name}.spec.ts`);
}

/** Every story that the table names, for the test that each exists. */
export const namedStories = () =>
  [...new Set([...STORIES_OF_ROOMS.flatMap(([, names]) => names), ...ELSE])].map(
    (name) => `e2e/stories/${name}.spec.ts`,
  );
