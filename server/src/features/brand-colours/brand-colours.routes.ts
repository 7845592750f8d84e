import {
  listBrandColours as listEndpoint,
  saveBrandColours as saveEndpoint,
} from '@diy/contract/brand-colours';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { listBrandColours, saveBrandColours } from './brand-colours.service.ts';

export const brandColourRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(listEndpoint, (_, { account }) => listBrandColours(services.db, account.id));
  routes.signedIn(saveEndpoint, (input, { account }) => saveBrandColours(services.db, account.id, input));
};
