import type { Services } from '../../../../platform/services.ts';
import { loadKnownStatuses } from '../../meanings/known-statuses.ts';
import type { Mapping } from '../../model/mapping.ts';
import { findDeviatingAddress } from '../mapping/recognise/deviating-address.ts';
import { optionKinds } from '../mapping/recognise/option-kinds.ts';
import { leftPieceColumns } from '../mapping/statuses/left-pieces.ts';
import { shipDateColumns } from '../mapping/statuses/mark-columns.ts';
import { rateColumns } from '../mapping/statuses/rate-columns.ts';
import { senderColumns } from '../mapping/statuses/senders.ts';
import { marketOfHeaders } from '../mapping/values/time-zones.ts';
import type { WalkPlan } from '../rows/walk-rows.ts';
import { correctionsOf } from '../upload/open-upload.ts';
import { findUploadPictures } from '../upload/upload-pictures.ts';
import type { UploadRecord } from '../upload/uploads.queries.ts';

/** How the rows of an upload are read: the dry run and the import must not differ in any part of it. */
export async function loadWalkPlan(
  { db, config }: Pick<Services, 'db' | 'config'>,
  ownerId: string,
  upload: UploadRecord,
  { mapping, shop }: { mapping: Mapping; shop: string },
): Promise<Required<WalkPlan>> {
  const { headers } = upload;
  return {
    mapping,
    shop,
    corrections: correctionsOf(upload, config.keys),
    damaged: upload.damaged,
    dateOrder: upload.date_order,
    market: marketOfHeaders(headers),
    options: optionKinds(headers),
    deviating: findDeviatingAddress(headers, mapping),
    rates: rateColumns(headers),
    senders: senderColumns(headers),
    left: leftPieceColumns(headers),
    shipDates: { columns: shipDateColumns(headers), until: upload.created_at },
    hiddenRows: upload.hidden_rows,
    pictures: await findUploadPictures(db, ownerId, upload.id),
    statuses: await loadKnownStatuses(db, ownerId),
  };
}
