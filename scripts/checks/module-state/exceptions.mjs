const PROGRAM = 'the whole program of a worker';

/**
 * What modules keep between calls all the same, by file and name, with the reason; `*` excuses a whole file.
 * @type {Record<string, Record<string, string>>}
 */
export const MODULE_STATE_EXCEPTIONS = {
  'contract/src/messages/catalogue-names/catalogue-name.ts': {
    known: 'names of the catalogue by language, always the same; a page loads those of its language alone',
  },
  'server/src/platform/jobs/job-type.ts': {
    declared:
      'filled while files are loaded, read once at the start: a job without a handler stops the program',
  },
  'server/src/platform/process/limited-child.ts': {
    children: 'the child processes of this process, killed when it stops',
    isStopping: 'the process stops only once',
  },
  'server/src/platform/process/collect-garbage.ts': {
    uncollected: 'counts garbage in the heap of this thread, of which there is one',
  },
  'server/src/platform/spreadsheets/cell-names.ts': {
    COLUMN_NAMES: 'the names A, B … by their number, always the same',
  },
  'server/src/features/orders/import/reading/table-worker.ts': {
    open: 'the whole program of a child process, which reads one file',
    sent: 'the whole program of a child process, which reads one file',
    wake: 'the whole program of a child process, which reads one file',
  },
  'server/src/features/orders/import/mapping/headers/normalise-header.ts': {
    keysOfLists: 'keys of the headers in our own lists, always the same',
  },
  'server/src/features/orders/import/mapping/values/time-zones.ts': {
    formats: 'clocks of the world, always the same',
    known: 'clocks of the world, always the same',
  },
  'server/src/features/orders/import/mapping/values/parse-moment.ts': {
    byRule: 'one pure reader for each order of day and month and each zone',
  },
  'server/src/features/orders/import/mapping/values/damaged-fields.ts': {
    ofVariations: 'results of a pure function for texts that name nobody',
  },
  'server/src/features/rendering/print/print-kernel.ts': {
    free: 'scratch memory of the compiled checks, whose content is undefined between two uses',
  },
  'server/src/features/rendering/pool/drawing-thread.ts': {
    renderer: 'the whole program of a thread that draws',
  },
  'server/src/features/rendering/pool/composing-thread.ts': {
    composer: 'the whole program of the thread that composes',
  },

  // Programs of workers: one file, started once in its worker, with nothing else around it.
  'web/src/shared/private-storage/private-storage.ts': {
    held: 'the key of the account that is signed in to this page, gone once the sign-in page stands',
    askForKey: 'set once, when what fetches the key is loaded',
  },
  'web/src/app/guard.ts': {
    storageModule: 'code that comes once, with the first page behind the sign-in',
  },
  'web/src/shared/private-storage/open-private-storage.ts': {
    opening: 'the key that is being fetched: a page has one account',
  },
  'web/src/features/designer/mockup/worker/mockup-worker.ts': { '*': PROGRAM },
  'web/src/features/own-templates/preview-worker.ts': { '*': PROGRAM },
  'web/src/features/own-templates/psd/psd-preview-worker.ts': { '*': PROGRAM },
  'web/src/features/templates/colour-worker.ts': { '*': PROGRAM },
  'web/src/shared/uploads/hash-worker.ts': { '*': PROGRAM },
  'web/src/app/main.tsx': { '*': 'the application starts here, once' },

  // The browser or the tab has one of each.
  'web/src/app/layout/commands/open-overlays.ts': {
    paletteOpen: 'whether the one command palette is open',
    shortcutsSheet: 'whether the one list of shortcuts is open',
  },
  'web/src/lib/notifications.ts': {
    outlet: 'the one place that shows notifications, loaded later than the first of them',
    waiting: 'notifications that came before that place was loaded',
    isWanted: 'whether that place has to be loaded',
    requestListeners: 'the layout that loads it',
  },
  'web/src/lib/theme-choice.ts': {
    changes: 'local storage, which holds the choice, does not tell its own tab',
  },
  'web/src/shared/session/session.ts': {
    changes: 'local storage, which holds the session, does not tell its own tab',
    shownId: 'the account that this tab shows',
    onSignedOut: 'set once by the application',
    cached: 'the parsed user of local storage, with the text it was parsed from',
  },
  'web/src/shared/operations/auto-download.ts': {
    awaited: 'operations whose file the person in this tab awaits',
  },
  'web/src/shared/operations/client-tasks.ts': { tasks: 'the tasks of this tab, which its one tray shows' },
  'web/src/shared/operations/started-in-this-tab.ts': { begun: 'operations that this tab began' },
  'web/src/shared/uploads/hash-file.ts': {
    worker: 'the one worker of this tab that hashes files, started by the first file',
    lastId: 'numbers the files sent to that worker',
    waiting: 'files whose hash that worker has not sent back',
  },
  'web/src/shared/uploads/upload-ticket.ts': {
    tickets: 'tickets for uploads by their kind, shared by all uploads of this tab until they expire',
  },
  'web/src/shared/uploads/upload-to-library.ts': {
    stored: 'by file, for a retry: what of it the store has already',
  },
  'web/src/features/uploads/accept-files.ts': {
    lastReading: 'dropped folders are read one after another in this tab',
  },
  'web/src/features/uploads/upload-dialog-state.ts': { state: 'the one upload dialog of the tab' },
  'web/src/features/uploads/uploads.ts': {
    arrivals: 'the one upload queue of the tab, which goes on while pages change',
    uploads: 'the one upload queue of the tab, which goes on while pages change',
  },
  'web/src/features/images/library/image-drag.ts': {
    dragged: 'the browser has one drag at a time and hides its content until the drop',
  },
  'web/src/features/designer/actions/places/carry-design.ts': {
    carried: 'goes from one designer of the tab to the next, as a clipboard does',
  },
  'web/src/features/designer/actions/clipboard.ts': {
    fallback: 'what was copied where storage is full; a clipboard belongs to the tab, not to one designer',
    pastes: 'how often the content of the clipboard was pasted',
  },
  'web/src/features/designer/assets/uploads/stage-uploads.ts': {
    stageUploads: 'uploads continue when the designer is left',
  },
  'web/src/features/designer/saving/open-pages.ts': {
    own: 'names of locks of the browser that this tab holds',
  },

  // Caches of files that never change, shared by everything in the tab.
  'web/src/features/batches/drawing/load-picture.ts': {
    pictures: 'decoded pictures by address, whose content never changes',
  },
  'web/src/features/designer/assets/fonts/font-library.ts': {
    fontLibrary: 'parsed fonts: a font is large and the same for every design',
  },
  'web/src/lib/query-client.ts': { preloadedQueries: 'queries whose data was preloaded, by the query' },

  // Counters that only make numbers unique.
  'web/src/features/designer/drawing/fine-stage.ts': {
    lastRequest: 'numbers requests to the worker that all stages share',
  },
  'web/src/features/designer/stage/caret/text-writer.ts': {
    visits: 'numbers visits to words on the stage, each with steps of its own in the history',
  },
  'web/src/features/designer/inspector/text/text-content-field.tsx': {
    visits: 'numbers visits to the field, each one step of the history',
  },

  // Results of pure functions, remembered for the objects or texts that they were made of.
  'web/src/features/designer/session/active-surface.ts': {
    areas: 'print areas by surface and size: components compare them by identity',
    shown: 'areas to show, by print area: components compare them by identity',
  },
  'web/src/features/designer/stage/caret/edited-text.ts': {
    maps: 'places of carets by layout, which never changes',
  },
  'web/src/features/orders/import/read-as-options.ts': {
    made: 'names of zones and currencies by language, always the same',
  },
  'design/src/codes/encode-code.ts': { known: 'symbols by value and kind, the newest only' },
  'design/src/layers/laid-out-as.ts': { firsts: 'by layer, which never changes' },
  'design/src/layers/code/lay-out-code.ts': { known: 'layouts by layer, which never changes' },
  'design/src/text/layout-once.ts': {
    layouts: 'layouts by text layer, which never changes, and font',
  },
  'design/src/text/caret/word-bounds.ts': {
    letters: 'the segmenter of the runtime for letters, loaded when the first caret moves',
    words: 'the segmenter of the runtime for words, loaded when the first word is selected',
  },
  'psd/src/composing/draw-gradient.ts': {
    tables: 'colours by gradient: every artwork and band draws them again',
  },
  'psd/src/composing/draw-fill.ts': {
    gradients: 'by fill: its colours are computed once, whatever band is drawn',
  },
  'psd/src/shapes/shape-line.ts': { taken: 'by pixels of a layer: every artwork and band asks again' },
  'psd/src/gradients/shape-box.ts': { boxes: 'by pixels of a layer: every artwork and band asks again' },
  'psd/src/composing/effect-strips.ts': {
    strips: 'shares of effects by layer, for the rows drawn last: every artwork and band draws them again',
    largeOf: 'the large ones of a document, for the memory of the process',
    lastLarge: 'whose large ones are kept: only the document composed last has any',
  },
  'design/src/preflight/ink/layer-ink.ts': { forms: 'by input of one preflight' },
  'design/src/preflight/ink/vector-ink.ts': { known: 'by vector, which never changes' },
  'design/src/painting/paths/vector-outline.ts': {
    boxOf: 'by path, which never changes',
    commandsOf: 'by path, which never changes',
    contoursOf: 'by path, which never changes',
    hullOf: 'by path, which never changes',
    inkOf: 'by vector, which never changes',
  },
  'design/src/layers/vector/path-measure.ts': { known: 'by path, which never changes' },
  'design/src/preflight/ink/picture-ink.ts': { shown: 'by image layer, which never changes' },
  'design/src/preflight/ink/solid-layers.ts': { found: 'by surface of one preflight' },
  'design/src/preflight/outline-fit.ts': {
    known: 'by surface of one preflight',
    cores: 'by outline, which never changes',
  },
  'design/src/preflight/print-region.ts': {
    known: 'by surface of a template, which never changes, and size',
  },
  'design/src/text/layer-faces.ts': {
    found: 'by text with its fonts',
    joined: 'by font, which never changes',
    spanned: 'by text with its fonts',
  },
  'design/src/text/spans/spanned-faces.ts': { made: 'by font, which never changes' },
  'web/src/shared/api/first-step.ts': { lead: 'set once by the app, as what follows signing out' },
  'server/src/platform/database/database-address.ts': {
    known: 'by file, what it held: connections are opened in many rooms while an agent replaces it',
  },
  'design/src/text/outline-work.ts': { known: 'by outline, which never changes' },
  'design/src/text/breaking/thai-words.ts': {
    words: 'the word list of the runtime, loaded when the first Thai text comes',
  },
  'patterns/src/words/read-words.ts': {
    known: 'the table of all known words, built when the first words come',
  },
};
