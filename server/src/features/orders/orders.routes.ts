import { explainOrderWords } from '@diy/contract/orders/order-meanings';
import {
  bindOrderSkus,
  checkOrders,
  correctOrders,
  getOrderTemplate,
  getOrderUpload,
  importOrders,
} from '@diy/contract/orders/order-uploads';
import {
  checkOrderDesign,
  coverOrders as coverEndpoint,
  deleteOrders as deleteEndpoint,
  deleteOrderImports,
  getOrder as getEndpoint,
  listOrders as listEndpoint,
  listOrderImports,
  moveOrders as moveEndpoint,
  previewCover as previewEndpoint,
  undoOrderImport,
  upgradeOrders as upgradeEndpoint,
} from '@diy/contract/orders/orders';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentUser } from '../accounts/index.ts';
import { checkUpload } from './import/checking/check-upload.ts';
import { presentCheckedRow } from './import/checking/checked-rows.presenter.ts';
import { describeQuestions } from './import/checking/describe-questions.ts';
import { rememberMeanings } from './import/checking/remember-meanings.ts';
import { registerCreateOrders } from './import/program/create-orders.routes.ts';
import { deleteImports } from './import/run/delete-imports.ts';
import { listImports } from './import/run/list-imports.ts';
import { startImport } from './import/run/start-import.ts';
import { undoImport } from './import/run/undo-import.ts';
import { findReadUpload } from './import/upload/accept-upload.ts';
import { correctUpload } from './import/upload/correct-upload.ts';
import { linkTo } from './import/upload/file-links.ts';
import { registerOrderFiles } from './import/upload/order-files.routes.ts';
import { linkToPicture } from './import/upload/picture-view.ts';
import { registerOrderUpload } from './import/upload/upload-orders.routes.ts';
import { presentUpload } from './import/upload/uploads.presenter.ts';
import { deleteOrders, moveOrders, ordersOfDesign, upgradeOrders } from './lines/change-orders.ts';
import { coverOrders, previewCover } from './lines/cover-size.ts';
import { registerOrderFindings } from './production/accept-orders.routes.ts';
import { registerReview } from './review/review.routes.ts';
import { showOrder, showOrders } from './show-orders.ts';
import { bindSkus } from './variants/bind-skus.ts';

/** Orders: upload, dry run, import and lines. */
export const orderRoutes: FeatureRoutes = (routes, services) => {
  const { db } = services;
  registerOrderUpload(routes, services);
  registerOrderFiles(routes.raw, services);
  registerOrderFindings(routes, services);
  registerCreateOrders(routes, services);
  registerReview(routes, services);
  routes.signedIn(getOrderUpload, async ({ upload_id }, { account, locale }) =>
    presentUpload(await findReadUpload(services, account.id, upload_id), locale),
  );
  routes.signedIn(checkOrders, async ({ upload_id, ...query }, { account, locale }) => {
    const linkOf = (sha256: string) =>
      linkToPicture(services, { ownerId: account.id, uploadId: upload_id, sha256 });
    const { rows, questions, problems, ...more } = await checkUpload(services, account.id, upload_id, query);
    return {
      list: rows.map((row) => presentCheckedRow(row, query.mapping, locale, linkOf)),
      ...more,
      problems: problems.map(({ text, ...problem }) => ({ ...problem, text: text[locale] })),
      ...(await describeQuestions(db, account.id, questions, locale)),
    };
  });
  routes.signedIn(correctOrders, async ({ upload_id, ...corrections }, { account }) => ({
    corrections: await correctUpload(services, account.id, upload_id, corrections),
  }));
  routes.signedIn(explainOrderWords, ({ meanings }, { account }) =>
    rememberMeanings(db, account.id, meanings),
  );
  routes.signedIn(bindOrderSkus, ({ bindings }, { account }) => bindSkus(db, account.id, bindings));
  routes.signedIn(importOrders, (input, { account }) => startImport(services, account, input));
  routes.signedIn(getOrderTemplate, async (_input, { account }) => {
    const file_name = '订单导入模板.xlsx';
    return {
      file_name,
      url: linkTo(services, { kind: 'template', ownerId: account.id, id: '-' }, file_name),
    };
  });
  routes.signedIn(listEndpoint, (input, { account, locale }) => showOrders(services, account, input, locale));
  routes.signedIn(getEndpoint, ({ id }, { account, locale }) => showOrder(services, account.id, id, locale));
  routes.signedIn(moveEndpoint, async ({ ids, state }, { account }) => ({
    changed: await moveOrders(services, account.id, ids, state),
  }));
  routes.signedIn(deleteEndpoint, async ({ ids }, { account }) => ({
    deleted: await deleteOrders(services, account.id, ids),
  }));
  routes.signedIn(listOrderImports, async (input, { account, locale }) => ({
    ...(await listImports(services, account.id, input, locale)),
    diyUser: presentUser(account),
  }));
  routes.signedIn(undoOrderImport, ({ id }, { account }) => undoImport(services, account.id, id));
  routes.signedIn(deleteOrderImports, async ({ ids }, { account }) => ({
    deleted: await deleteImports(services, account.id, ids),
  }));
  routes.signedIn(checkOrderDesign, ({ design_id }, { account }) =>
    ordersOfDesign(db, account.id, design_id),
  );
  routes.signedIn(upgradeEndpoint, async (input, { account }) => ({
    changed: await upgradeOrders(services, account.id, input),
  }));
  routes.signedIn(previewEndpoint, async ({ id }, { account, locale }) => {
    const { bare, ...preview } = await previewCover(services, account.id, id);
    return { ...preview, bare: bare[locale] };
  });
  routes.signedIn(coverEndpoint, async ({ id }, { account }) => ({
    changed: await coverOrders(services, account, id),
  }));
};
