import {
  addOwnFont as addEndpoint,
  deleteOwnFont as deleteEndpoint,
  getOwnFontFile,
  listOwnFonts as listEndpoint,
  renameOwnFont as renameEndpoint,
} from '@diy/contract/own-fonts';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import type { CountUsed } from '../budgets/index.ts';
import type { FindFontUses } from './font-uses.ts';
import { sendOwnFont } from './own-fonts.http.ts';
import * as fonts from './own-fonts.service.ts';

/** What fonts need of features above them. */
interface MoreFeatures {
  countUsed: CountUsed;
  findUses: FindFontUses;
}

/** Fonts of one's own: upload, name, delete, and their files for the designer. */
export function ownFontRoutes({ countUsed, findUses }: MoreFeatures): FeatureRoutes {
  return (routes, services) => {
    const { db } = services;
    routes.signedIn(listEndpoint, async (_, { account }) => ({
      list: await fonts.listOwnFonts(db, account.id),
    }));
    routes.signedIn(addEndpoint, (input, { account }) =>
      fonts.addOwnFont(services, account, input, countUsed),
    );
    routes.signedIn(renameEndpoint, async ({ id, name }, { account }) => {
      await fonts.renameOwnFont(db, account.id, id, name);
      return {};
    });
    routes.signedIn(deleteEndpoint, async ({ id }, { account }) => {
      await fonts.deleteOwnFont(db, account.id, id, findUses);
      return {};
    });
    routes.signedInRaw(getOwnFontFile, ({ id }, { account, reply }) =>
      sendOwnFont(services, account.id, id, reply),
    );
  };
}
