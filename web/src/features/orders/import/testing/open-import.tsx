import { listDesigns } from '@diy/contract/designs/designs';
import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  importOrders,
  type OrderUpload,
  uploadOrders,
} from '@diy/contract/orders/order-uploads';
import { screen } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { buildDesign, buildUser, onePage } from '../../../../testing/builders.ts';
import { createFakeApi, type FakeApi } from '../../../../testing/fake-api.ts';
import { renderPart, resetApp, signIn } from '../../../../testing/render-app.tsx';
import { OrderImportDialog } from '../order-import-dialog.tsx';
import { checked, row } from './checked-file.ts';

/**
 * Opens the import of orders for a seller who is signed in, before an API that reads every file as `upload` says at that moment and finds
 * one row in it. Ids of imports that the dialog started go into `imported`.
 */
export async function openImport(
  upload: () => OrderUpload,
  imported: string[] = [],
): Promise<{ api: FakeApi; close(): void }> {
  const api = createFakeApi();
  api.on(uploadOrders, upload);
  api.on(checkOrders, ({ status }) => ({ ...onePage(status === 'unknown' ? [] : [row]), ...checked }));
  api.on(explainOrderWords, () => ({ remembered: 1, deleted: 0 }));
  api.on(correctOrders, () => ({ corrections: 1 }));
  api.on(bindOrderSkus, () => ({ bound: 1, deleted: 0 }));
  api.on(listDesigns, () => ({ ...onePage([buildDesign()]), diyUser: buildUser(), piliang: null }));
  api.on(importOrders, () => ({ orders_log_id: 'log-1', operation_id: 'op-1' }));
  const uninstall = api.install();
  signIn();
  await renderPart(
    <OrderImportDialog onClose={() => {}} onImported={({ orders_log_id }) => imported.push(orders_log_id)} />,
  );
  const close = () => {
    uninstall();
    resetApp();
  };
  return { api, close };
}

/** Chooses a file in the dialog, as a click on its field does. */
export async function chooseFile(person: ReturnType<typeof userEvent.setup>): Promise<void> {
  const [, field] = await screen.findAllByLabelText('把订单表格拖到这里，或点击选择').catch(() => []);
  const input = field ?? document.querySelector<HTMLInputElement>('input[type=file]');
  await person.upload(input as HTMLInputElement, new File(['x'], '五月.csv'));
}
