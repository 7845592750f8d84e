import { acceptFindings } from '@diy/contract/designs/design-findings';
import type { FeatureRoutes } from '../../platform/http/route.ts';
import { presentFindings } from '../designs/index.ts';
import { changeAcceptance } from './preflight/accept-findings.ts';

/** Accepting a design's errors, or withdrawing that. */
export const renderingRoutes: FeatureRoutes = (routes, services) => {
  routes.signedIn(acceptFindings, async (input, { account, locale }) => {
    const { findings, accepted } = await changeAcceptance(services, account, input);
    return { findings: presentFindings(findings, accepted, locale) };
  });
};
