import type { downloads as zh } from '../zh/downloads.ts';

export const downloads: { readonly [Id in keyof typeof zh]: string } = {
  'downloads.all-empty': 'All surfaces are empty, so there is no print file',
  'downloads.line-changed':
    'The line was changed again and again while it was packed. Pack it again once it is as it should be',
  'downloads.line-withdrawn': 'The line was put on hold or cancelled before it was packed',
  'downloads.line-deleted': 'The order line was deleted',
  'downloads.design-went-wrong':
    'Something went wrong; choose “Try again” in the list of designs, then download again',
  'downloads.file-gone': 'A file is no longer in the storage; choose “Try again” in the list of designs',
  'downloads.very-large':
    'About {gigabytes} GB, which takes as much storage. Confirm to start, or split it into several archives',
  'downloads.unknown-field': 'Unknown fields in the naming rule: {unknown}. Known are {known}',
  'downloads.ambiguous-names':
    'With several archives the naming rule needs {needed} or {number}, or files would overwrite each other',
  'downloads.nothing-chosen': 'Nothing to pack: choose designs, or a batch that has made some',
  'downloads.nothing-to-produce':
    'This import has no lines to produce: all are shipped, cancelled, on hold or deleted',
  'downloads.with-accepted': 'Printed with {accepted:acceptedErrors}; the list in the archive names them',
  'downloads.some-left-out': '{left} of {all} were left out; the list of problems in the archive says why',
  'downloads.nothing-to-pack': 'There was nothing to pack',
  'downloads.one-not-packed': '{title}: {reason}',
  'downloads.none-packed': 'None of {count} could be packed. {title}: {reason}',
  'downloads.storage-full':
    'The storage is full, so no archive was made. Free some space, then download again',
  'downloads.went-wrong': 'Packing went wrong. Download again; if it happens again, ask the administrator',
  'downloads.gave-up': 'Several tries did not finish. Download fewer designs at a time',
  'papers.problems': 'Problems',
  'papers.column-number': 'No.',
  'papers.column-order': 'Order',
  'papers.column-line': 'Line',
  'papers.column-shop': 'Shop',
  'papers.column-row': 'Row in file',
  'papers.column-design': 'Design',
  'papers.column-design-sku': 'Design SKU',
  'papers.column-reason': 'Reason',
  'papers.order': 'Order {order}',
  'papers.line': 'line {line}',
  'papers.sku': 'SKU {sku}',
  'papers.row': 'row {row} of the file',
  'papers.design': 'design[ {name}][ ({sku})]',
  'papers.both': '{first} · {next}',
  'papers.problem': '{title}: {reason}',
  'papers.lines-left': 'Left out: {count:lines}. Download again when they are put right.',
  'papers.designs-left': 'Left out: {count:designs}. Download again when they are put right.',
  'papers.accepted-head':
    'Accepted and printed all the same: {count:errors}. Their files are in the archive.',
  'papers.accepted': '{title}: {text} (accepted by {by}, {when})',
};
