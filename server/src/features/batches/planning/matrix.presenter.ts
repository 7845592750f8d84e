import type { MatrixRow } from '@diy/contract/batches/batch-matrix';
import type { MessageLocale } from '@diy/contract/messages';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { presentFindings } from '../batches.presenter.ts';
import type { Matrix } from './check-batch.ts';

/** A page of the quality matrix and the totals of all of it. */
export function presentMatrix(matrix: Matrix, storage: ObjectStore, locale: MessageLocale) {
  const { rows, curPage, rowCount, totalPage, counts, work, images, columns, collisions, keys } = matrix;
  const { cells, skipped, withheld, ok, warnings, errors } = counts;
  return {
    list: rows.map((row) => presentRow(row, storage, locale)),
    curPage,
    rowCount,
    totalPage,
    totals: {
      images,
      columns,
      cells,
      to_make: cells - skipped - withheld,
      skipped,
      withheld,
      ok,
      warnings,
      errors,
      print_files: work.printFiles,
      mockups: work.mockups,
      seconds: work.seconds,
      bytes: work.bytes,
    },
    collisions: collisions.map((collision) => ({ field: 'sku' as const, ...collision })),
    keys: {
      ...keys,
      acceptable: keys.acceptable.map(({ key, errorsKey }) => ({ key, errors_key: errorsKey })),
    },
  };
}

function presentRow(
  { image, cells }: Matrix['rows'][number],
  storage: ObjectStore,
  locale: MessageLocale,
): MatrixRow {
  return {
    image: {
      id: image.id,
      name: image.name,
      url: storage.publicUrl(image.previewKey),
      width: image.widthPx,
      height: image.heightPx,
      has_alpha: image.hasAlpha,
    },
    cells: cells.map((cell) => ({
      key: cell.key,
      dpi: cell.quality.dpi,
      worst: cell.quality.worst,
      skip: cell.skip,
      findings: presentFindings(cell.quality.findings, locale),
      errors_key: cell.errorsKey,
      withheld: cell.withheld,
      fix_scales: cell.fix?.scales ?? null,
      fix_scale: cell.fix?.scale ?? null,
      name: cell.name,
      sku: cell.sku ?? '',
    })),
  };
}
