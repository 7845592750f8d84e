import { acceptOrderFindings, getOrderFindings } from '@diy/contract/orders/order-findings';
import type { RouteRegistrar } from '../../../platform/http/route.ts';
import type { Services } from '../../../platform/services.ts';
import { presentFindings } from '../../designs/index.ts';
import { changeLineAcceptance, preflightLine } from './accept-line.ts';

/** Findings of a line as it would be printed, and accepting them. */
export function registerOrderFindings(routes: RouteRegistrar, services: Services): void {
  routes.signedIn(getOrderFindings, async ({ id }, { account, locale }) => {
    const { findings, accepted } = await preflightLine(services, account.id, id);
    return { findings: presentFindings(findings, accepted, locale) };
  });
  routes.signedIn(acceptOrderFindings, async (input, { account, locale }) => {
    const { findings, accepted } = await changeLineAcceptance(services, account, input);
    return { findings: presentFindings(findings, accepted, locale) };
  });
}
