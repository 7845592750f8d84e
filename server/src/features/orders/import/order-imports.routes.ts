import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  getOrderTemplate,
  getOrderUpload,
  importOrders,
} from '@diy/contract/orders/order-uploads';
import { deleteOrderImports, listOrderImports, undoOrderImport } from '@diy/contract/orders/orders';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { presentUser } from '../../accounts/index.ts';
import { bindSkus } from '../variants/bind-skus.ts';
import { checkUpload } from './checking/check-upload.ts';
import { presentChecked } from './checking/checked-rows.presenter.ts';
import { describeQuestions } from './checking/describe-questions.ts';
import { rememberMeanings } from './checking/remember-meanings.ts';
import { registerCreateOrders } from './program/create-orders.routes.ts';
import { deleteImports } from './run/delete-imports.ts';
import { listImports } from './run/list-imports.ts';
import { startImport } from './run/start-import.ts';
import { undoImport } from './run/undo-import.ts';
import { findReadUpload } from './upload/accept-upload.ts';
import { correctUpload } from './upload/correct-upload.ts';
import { linkToTemplate } from './upload/file-links.ts';
import { registerOrderFiles } from './upload/order-files.routes.ts';
import { linkToPicture } from './upload/picture-view.ts';
import { registerOrderUpload } from './upload/upload-orders.routes.ts';
import { presentUpload } from './upload/uploads.presenter.ts';

/** Order files and programs' calls: upload, dry run, import, and what earlier imports were. */
export function registerOrderImports(routes: RouteRegistrar, services: Services): void {
  const { db } = services;
  registerOrderUpload(routes, services);
  registerOrderFiles(routes.raw, services);
  registerCreateOrders(routes, services);
  routes.signedIn(getOrderUpload, async ({ upload_id }, { account, locale }) =>
    presentUpload(await findReadUpload(services, account.id, upload_id), locale),
  );
  routes.signedIn(checkOrders, async ({ upload_id, ...query }, { account, locale }) => {
    const checked = await checkUpload(services, account.id, upload_id, query);
    const questions = await describeQuestions(db, account.id, checked.questions, locale);
    const linkOf = (sha256: string) =>
      linkToPicture(services, { ownerId: account.id, uploadId: upload_id, sha256 });
    return presentChecked({ ...checked, questions }, query.mapping, locale, linkOf);
  });
  routes.signedIn(correctOrders, async ({ upload_id, ...corrections }, { account }) => ({
    corrections: await correctUpload(services, account.id, upload_id, corrections),
  }));
  routes.signedIn(explainOrderWords, ({ meanings }, { account }) =>
    rememberMeanings(services, account.id, meanings),
  );
  routes.signedIn(bindOrderSkus, ({ bindings }, { account }) => bindSkus(db, account.id, bindings));
  routes.signedIn(importOrders, (input, { account, locale }) =>
    startImport(services, account, input, locale),
  );
  routes.signedIn(getOrderTemplate, async (_input, { account, locale }) =>
    linkToTemplate(services, account.id, locale),
  );
  routes.signedIn(listOrderImports, async (input, { account, locale }) => ({
    ...(await listImports(services, account.id, input, locale)),
    diyUser: presentUser(account),
  }));
  routes.signedIn(undoOrderImport, ({ id }, { account }) => undoImport(services, account.id, id));
  routes.signedIn(deleteOrderImports, async ({ ids }, { account }) => ({
    deleted: await deleteImports(services, account.id, ids),
  }));
}
