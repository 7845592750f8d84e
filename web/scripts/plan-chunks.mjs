// Which modules of the web app travel together. Over HTTP/1.1 every six files cost a round trip, and left alone the
// bundler writes a file for each set of pages that share something: 115 for the templates. A first build, thrown away,
// says what each page really needs once unused code is gone; the second puts what belongs to the same visit together.
import { build } from 'vite';

/** Modules that go with whatever page needs them are not worth a separate file below this many bytes of source. */
const SMALL_BYTES = 2500;

const isPage = (entry) => entry.includes('/app/pages/');
const TABLES = ['/orders-page.', '/order-imports-page.', '/downloads-page.', '/batches-page.'];
const PUBLIC = ['/login-page.', '/home-page.'];
const FRAME = '/layout/frame.';
const LISTS = '/templates-page.';
/** What comes by itself into every page behind the frame. */
const LAYERS = ['/upload-layer.', '/notification-holder.'];

/** Entries that are looked for by a part of their file's name. */
export const NAMED = [...TABLES, ...PUBLIC, FRAME, LISTS, ...LAYERS];

const isTable = (entry) => TABLES.some((name) => entry.includes(name));

/**
 * The file a module goes into, by the entries (pages, frame, layers) that cannot run without it: `null` leaves it to the
 * bundler. Earlier rows are loaded by everything that loads a later one, so nothing is fetched for a single import.
 */
export function chunkOf(entries, bytes) {
  const needs = (name) => entries.some((entry) => entry.includes(name));
  const pages = entries.filter(isPage).length;
  if (entries.length < 2) return null;
  if (needs('index.html')) return 'start';
  // Ant Design's locale texts are loaded before every page; no other module may be put into their chunk.
  if (needs('/antd/es/locale/')) return 'words';
  if (PUBLIC.some(needs)) return 'public';
  if (needs(FRAME)) return 'frame';
  // The first page after signing in carries what lists of pictures share.
  if (needs(LISTS)) return 'lists';
  if (LAYERS.some(needs)) return 'layers';
  const tables = entries.filter(isTable).length;
  if (tables >= 3 && tables === pages) return 'tables';
  if (tables >= 3 || pages >= 6 || (pages >= 4 && bytes <= SMALL_BYTES)) return 'dialogs';
  return null;
}

/** Groups for rolldown's `codeSplitting`, from a first build of the same sources. */
export async function planChunks(root) {
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({ root, logLevel: 'error', build: { write: false, minify: false } })
  );
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
  const needed = new Map();
  for (const entry of chunks.values()) {
    if (!entry.isEntry && !entry.isDynamicEntry) continue;
    for (const chunk of withImports(entry, chunks))
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (!needed.has(id)) needed.set(id, { entries: [], bytes: renderedLength });
        needed.get(id).entries.push(entry.facadeModuleId ?? entry.fileName);
      }
  }
  const name = (id) => {
    const module = needed.get(id);
    // An entry keeps the file that its name leads to.
    return module && !module.entries.includes(id) ? chunkOf(module.entries, module.bytes) : null;
  };
  const first = (id) => name(id) === 'start';
  return [
    // Of the first file, what stays the same from one release to the next.
    {
      name: 'react',
      test: (id) => /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/.test(id),
    },
    {
      name: 'antd',
      test: (id) => first(id) && /node_modules[\\/](antd|@rc-component|@ant-design)[\\/]/.test(id),
    },
    ...['words', 'start', 'public', 'frame', 'lists', 'layers', 'dialogs', 'tables'].map((one) => ({
      name: one,
      test: (id) => name(id) === one,
    })),
  ];
}

/** A chunk and everything it imports at once. */
function withImports(chunk, chunks, found = new Set()) {
  if (!chunk || found.has(chunk)) return found;
  found.add(chunk);
  for (const file of chunk.imports) withImports(chunks.get(file), chunks, found);
  return found;
}
