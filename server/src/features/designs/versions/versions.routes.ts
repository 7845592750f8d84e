import { getDesignVersion, listDesignVersions, nameDesignVersion } from '@diy/contract/designs/versions';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { presentImages } from '../designs.presenter.ts';
import { getVersion, listVersions, nameVersion, type VersionFacts } from './versions.service.ts';

/** Earlier states of a design: listed, looked at, named. Restoring is saving one of them again. */
export function registerVersionRoutes(routes: RouteRegistrar, { db, storage }: Services): void {
  routes.signedIn(listDesignVersions, async (input, { account }) => {
    const { rows, more } = await listVersions(db, account.id, input);
    return { list: rows.map(presentVersion), more };
  });
  routes.signedIn(getDesignVersion, async ({ id, version }, { account }) => {
    const { document, images, ...facts } = await getVersion(db, account.id, id, version);
    return { ...presentVersion(facts), design: document, ...presentImages(images, storage) };
  });
  routes.signedIn(nameDesignVersion, async (input, { account }) => {
    await nameVersion(db, account.id, input);
    return {};
  });
}

function presentVersion({ version, name, template_version, created_at }: VersionFacts) {
  return { version, name, template_version, created_at: created_at.toISOString() };
}
