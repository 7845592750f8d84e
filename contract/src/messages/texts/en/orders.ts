import type { orders as zh } from '../zh/orders.ts';

export const orders: { readonly [Id in keyof typeof zh]: string } = {
  'orders.program-lines': 'At most {maxProgramLines} lines in one call; use several calls',
  'orders.program-sku': 'Give sku or design_id, and only one of them',
  'orders.program-name': 'The name is there already; give each name once',
  'orders.program-own-line': 'own_line needs line_id, by which the line is known in later calls',
  'orders.no-design-of-sku': 'The SKU leads to no design; bind it to one, or give the SKU of a design',
  'orders.no-such-design': 'No such design; it may have been deleted',
  'orders.sku-bound-elsewhere': 'The SKU of this design is bound to another design; remove the binding first',
  'orders.reading-interrupted': 'The system was restarted before the file was read; upload it again',
  'orders.still-reading': 'The file is still being read; try again in some seconds',
  'orders.reading-failed':
    'Something went wrong while the file was read. Upload it again; if it happens again, ask the administrator',
  'orders.no-file': 'No file was received; choose a spreadsheet',
  'orders.unreadable':
    'What the buyer of this line gave was encrypted with another SECRET_KEY and cannot be read. Put the old key back, or import the order again',
  'orders.design-version-gone':
    'The version of the design the line is locked to is gone; bind another design and import again',
  'orders.picture-site-silent':
    'The buyer’s picture “{name}” lies on a site that did not respond a moment ago, so it was not waited for again. Pack again in some minutes, or import the line with another address',
  'orders.picture-too-large': 'The buyer’s picture “{name}” has more than 50 MB; use a smaller file',
  'orders.picture-port':
    'The address of the buyer’s picture “{name}” names an unusual port; use a plain http or https address',
  'orders.picture-not-public':
    'The buyer’s picture “{name}” has no public address; use one that anybody can open',
  'orders.picture-not-encrypted':
    'The address of the buyer’s picture “{name}” is http; this installation fetches from https alone. Use an https address, or ask its operator',
  'orders.picture-host-not-listed':
    'The buyer’s picture “{name}” lies on a website that this installation does not fetch from; ask its operator to add the site, or use another address',
  'orders.picture-unreachable':
    'The buyer’s picture “{name}” is unreachable. Open its address in a browser, then pack again, or import the line with another one',
  'orders.picture-for-no-picture':
    'The buyer gave a picture for “{name}”, but what the design calls “{name}” takes none. Give that name to the picture layer and let the order use the newest version',
  'orders.picture-purged':
    'The buyer’s picture “{name}” was removed with the imported file when its time was over; upload the ZIP again and import it',
  'orders.letters-missing':
    'The font of text “{layer}” lacks {count} of its letters; open the order to see what the buyer wrote. Give the layer another font and let the order use the newest version',
  'orders.unknown-choice': '“{field}” has no such choice; choose another one',
  'orders.unknown-variant': 'The product has no such colour or size; choose another one',
  'orders.import-running': 'This import is still running; wait until it ends or cancel it, then undo it',
  'orders.undone-before': 'This import has been undone already',
  'orders.lines-produced':
    'Files for production were made of {lines:lines}, or they were shipped, so the import cannot be undone: importing again would produce them twice. Cancel single lines instead',
  'orders.undo-later-first':
    'The later import “{file}” ({when}) changed {lines:lines} of this one. Undo that import first; what it brought would be lost',
  'orders.undo-later-deleted':
    'A later import changed lines of this one and has been deleted since, so what they were before is not known and this import cannot be undone. Change or delete single lines instead',
  'orders.lines-touched':
    'Worked on already (produced, shipped or changed): {lines:lines}, so the import cannot be undone; delete single lines instead',
  'orders.too-many-corrections': 'Too many corrections; correct the sheet itself and upload it again',
  'orders.upload-purged': 'The content of this file was removed when its time was over; upload it again',
  'orders.lines-in-production':
    'In production and not to be deleted: {count:lines}. The same file would be produced again. Set them to shipped or cancelled first',
  'orders.nothing-chosen': 'Choose order lines, a design or an import: one of the three',
  'orders.nothing-to-cover':
    'There is nothing to cover on this line: it may be covered, in production or on another version by now. Reload and look again',
  'orders.review-stale':
    'This line was changed elsewhere a moment ago. It is shown as it is now; look at it before you decide',
  'orders.imported': '{created:rows} added[, {updated} updated][, {left} not imported]',
  'orders.not-all-right':
    'Not right yet: {rows:rows}, so nothing was imported. Correct them, or import only those that are right',
  'orders.import-storage-full':
    'The storage is full, so the import did not finish. Free some space, then import again',
  'orders.import-failed':
    'The import went wrong. Rows imported until then stay; undo it and import again. If it happens again, ask the administrator',
  'orders.import-failed-all':
    'The import went wrong and was taken back; no row was imported. Import again; if it happens again, ask the administrator',
  'orders.import-file-gone':
    'The uploaded file is gone, so the import did not finish. Upload it again, then import',
  'orders.import-key-used':
    'This idempotency_key was used for another import (file or settings differ); use another one',
  'orders.side-left': 'left {mm} mm',
  'orders.side-right': 'right {mm} mm',
  'orders.side-top': 'top {mm} mm',
  'orders.side-bottom': 'bottom {mm} mm',
  'orders.bare-surface': '{surface}: {sides}',
  'orders.bare':
    '{title}, {where} bare: the design was made for {from} and does not cover {to}. Choose “Cover this size”, or make a design for {to}',
  'orders.picture-unusable': 'The buyer’s picture “{name}” cannot be used: {reason}',
  'orders.some-letters-missing':
    'The font of text “{layer}” lacks some of its letters; open the order to see what the buyer wrote. Give the layer another font and let the order use the newest version',
  'orders.and-more': '{first} (and {more} more)',
  'orders.cannot-be-made': '{reason}',
};
