import {
  type Attempt,
  type IsolationRow,
  nothing,
  plain,
} from '../../../../testing/isolation/isolation-row.ts';
import { productFromSettings } from '../../stored-product.ts';
import { ownTemplateSettings } from '../build-own-template.ts';

const image = (sku: string) => ({ id: '', width: 64, height: 48, sku });
const settings = (imageId: string, sku: string) => ({
  ...ownTemplateSettings({ ...image(sku), id: imageId }),
  sku,
});

const photo: Attempt = {
  field: 'settings',
  how: 'image',
  real: (victim) => victim.imageId,
  input: (id) => ({ settings: settings(id, 'STOLEN') }),
};

const product: Attempt = {
  field: 'product',
  how: 'image',
  real: (victim) => victim.imageId,
  input: (id) => ({ product: productFromSettings(settings(id, 'STOLEN')) }),
};

/** The isolation test's rows for templates made from photographs. */
export const ownTemplateRows: Record<string, IsolationRow> = {
  'POST /saas/diy/template/own/save': {
    valid: (own) => ({ settings: settings(own.imageId, 'NEW') }),
    attempts: [
      photo,
      product,
      {
        field: 'id',
        real: (victim) => victim.photographedId,
        input: (id, thief) => ({ id, revision: 1, settings: settings(thief.imageId, 'OVER') }),
      },
    ],
  },
  'GET /saas/diy/template/own/unmade': nothing,
  'GET /saas/diy/template/own/item': {
    valid: (own) => ({ id: own.photographedId }),
    attempts: [
      { field: 'id', real: (victim) => victim.photographedId, input: (id) => ({ id }) },
      {
        field: 'id',
        how: 'deleted',
        real: (victim) => victim.deletedTemplateId,
        input: (id) => ({ id }),
        hiddenFromOwner: true,
      },
    ],
  },
  'GET /saas/diy/template/own/copy': {
    valid: (own) => ({ id: own.photographedId }),
    attempts: [plain('id', (victim) => victim.photographedId)],
  },
  'POST /saas/diy/template/own/export': {
    valid: (own) => ({ ids: [own.photographedId] }),
    attempts: [
      { field: 'ids', real: (victim) => victim.photographedId, input: (id) => ({ ids: [id] }) },
      {
        field: 'ids',
        how: 'deleted',
        real: (victim) => victim.deletedTemplateId,
        input: (id) => ({ ids: [id] }),
        hiddenFromOwner: true,
      },
    ],
  },
  // The call with a form is in `product-files.http.test.ts`: what comes in belongs to who sent it.
  'POST /saas/diy/template/own/import': nothing,
  'POST /saas/diy/template/own/psd/read': {
    valid: (own) => ({ image_id: own.psdImageId }),
    attempts: [plain('image_id', (victim) => victim.psdImageId)],
  },
  'GET /saas/diy/template/own/psd/item': {
    valid: (own) => ({ image_id: own.psdImageId }),
    attempts: [plain('image_id', (victim) => victim.psdImageId)],
  },
  'GET /saas/diy/template/own/psd/list': nothing,
  'POST /saas/diy/template/own/psd/remove': {
    valid: (own) => ({ ids: [own.psdImageId] }),
    attempts: [
      { field: 'ids', real: (victim) => victim.psdImageId, input: (id) => ({ ids: ['nobody', id] }) },
    ],
  },
  'POST /saas/diy/template/own/delete': {
    valid: (own) => ({ ids: [own.photographedId] }),
    attempts: [
      { field: 'ids', real: (victim) => victim.photographedId, input: (id) => ({ ids: ['nobody', id] }) },
    ],
  },
  'POST /saas/diy/template/own/restore': {
    valid: (own) => ({ ids: [own.deletedTemplateId] }),
    attempts: [
      {
        field: 'ids',
        real: (victim) => victim.deletedTemplateId,
        input: (id) => ({ ids: ['nobody', id] }),
      },
    ],
  },
};
