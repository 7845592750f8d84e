import type { DataOf } from '@diy/contract/endpoint';
import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { checkOrders, OrderUpload } from '@diy/contract/orders/order-uploads';
import type { OrderImport } from '../use-order-import.ts';
import { withColumns } from './field-groups.ts';
import { LooksLike } from './looks-like.tsx';
import { NotRead } from './not-read.tsx';

interface UnreadColumnsProps {
  flow: OrderImport;
  upload: OrderUpload;
  mapping: OrderMapping;
  unread: DataOf<typeof checkOrders>['unread_columns'];
}

/** Columns of the file that nothing reads: those that look like a field with a button that maps them, the others by name. */
export function UnreadColumns({ flow, upload, mapping, unread }: UnreadColumnsProps) {
  return (
    <>
      <LooksLike
        columns={upload.columns}
        unread={unread}
        onUse={(field, index) => flow.setMapping(withColumns(mapping, field, [index]))}
      />
      <NotRead columns={upload.columns} unread={unread} onMap={() => flow.setStep('mapping')} />
    </>
  );
}
