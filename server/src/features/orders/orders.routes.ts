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
import { notFound } from '../../platform/errors/refusal.ts';
import type { FeatureRoutes, RequestContext } from '../../platform/http/route.ts';
import { checkUpload } from './import/checking/check-upload.ts';
import { registerCreateOrders } from './import/program/create-orders.routes.ts';
import { deleteImports } from './import/run/delete-imports.ts';
import { describeImport, listImports } from './import/run/list-imports.ts';
import { startImport } from './import/run/start-import.ts';
import { undoImport } from './import/run/undo-import.ts';
import { findReadUpload } from './import/upload/accept-upload.ts';
import { correctUpload } from './import/upload/correct-upload.ts';
import { linkTo } from './import/upload/file-links.ts';
import { registerOrderFiles } from './import/upload/order-files.routes.ts';
import { registerOrderUpload } from './import/upload/upload-orders.routes.ts';
import { deleteOrders, moveOrders, ordersOfDesign, upgradeOrders } from './lines/change-orders.ts';
import { coverOrders, previewCover } from './lines/cover-size.ts';
import { openPrivate } from './lines/line-content.ts';
import { designsOfLines, getOrder, listOrders } from './lines/list-orders.ts';
import { describeQuestions } from './meanings/describe-questions.ts';
import { rememberMeanings } from './meanings/remember-meanings.ts';
import { presentCheckedRow, presentItem, presentLine, presentUpload } from './orders.presenter.ts';
import { rowCipherOf } from './privacy/encrypt-row.ts';
import { registerOrderFindings } from './production/accept-orders.routes.ts';
import { bindSkus } from './variants/bind-skus.ts';

const userOf = ({ account: { id, username, nickname, sku, avatar } }: RequestContext) => ({
  id,
  username,
  nickname,
  sku,
  avatar,
});

/** Orders: upload, dry run, import and lines. */
export const orderRoutes: FeatureRoutes = (routes, services) => {
  const { db, config } = services;
  registerOrderUpload(routes, services);
  registerOrderFiles(routes.raw, services);
  registerOrderFindings(routes, services);
  registerCreateOrders(routes, services);
  routes.signedIn(getOrderUpload, async ({ upload_id }, { account, locale }) =>
    presentUpload(await findReadUpload(services, account.id, upload_id), locale),
  );
  routes.signedIn(checkOrders, async ({ upload_id, ...query }, { account, locale }) => {
    const { rows, questions, problems, ...more } = await checkUpload(services, account.id, upload_id, query);
    return {
      list: rows.map((row) => presentCheckedRow(row, query.mapping, locale)),
      ...more,
      problems: problems.map(({ text, ...problem }) => ({ ...problem, text: text[locale] })),
      ...(await describeQuestions(db, account.id, questions, locale)),
    };
  });
  routes.signedIn(correctOrders, async ({ upload_id, ...mends }, { account }) => ({
    mends: await correctUpload(services, account.id, upload_id, mends),
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
  routes.signedIn(listEndpoint, async (input, context) => {
    const { account, locale } = context;
    const logId = input.orders_log_id;
    const orders_log = logId === undefined ? null : await describeImport(services, account.id, logId, locale);
    if (logId !== undefined && !orders_log) throw notFound('orders');
    const { rows, ...figures } = await listOrders(db, account.id, input);
    const designs = await designsOfLines(services, account.id, rows, locale);
    const rowCipher = rowCipherOf(config.secretKey, account.id);
    const list = rows.map((line) =>
      presentLine(line, openPrivate(rowCipher, line), designs.get(line.id)!, locale),
    );
    return { list, ...figures, diyUser: userOf(context), orders_log };
  });
  routes.signedIn(getEndpoint, async ({ id }, { account, locale }) => {
    const { line, siblings } = await getOrder(db, account.id, id);
    const designs = await designsOfLines(services, account.id, [line], locale);
    const secret = openPrivate(rowCipherOf(config.secretKey, account.id), line);
    const log = await describeImport(services, account.id, line.log_id, locale);
    if (!log) throw notFound('orders');
    const row = presentLine(line, secret, designs.get(line.id)!, locale);
    const others = siblings.map(({ id, line_no, sku, quantity, state }) => ({
      id,
      line_no,
      sku,
      quantity,
      state,
    }));
    const { file_name, operator, created_at } = log;
    return presentItem(row, line, secret, {
      siblings: others,
      log: { id: log.id, file_name, operator, created_at },
    });
  });
  routes.signedIn(moveEndpoint, async ({ ids, state }, { account }) => ({
    changed: await moveOrders(services, account.id, ids, state),
  }));
  routes.signedIn(deleteEndpoint, async ({ ids }, { account }) => ({
    deleted: await deleteOrders(services, account.id, ids),
  }));
  routes.signedIn(listOrderImports, async (input, context) => ({
    ...(await listImports(services, context.account.id, input, context.locale)),
    diyUser: userOf(context),
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
