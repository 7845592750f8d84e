import { type Api, apiClient } from './api.ts';
import { cli, type Place } from './system/start-system.ts';

/** What every account of a story signs in with. */
export const PASSWORD = 'a-long-password-1';

/**
 * Makes an account and returns a client that is signed in as it.
 * @param sku the account's code, else a random one
 */
export function addSeller(system: Place, name = 'seller', sku?: string): Api {
  cli(system, 'user', 'add', name, '--password', PASSWORD, ...(sku ? ['--sku', sku] : []));
  return apiClient(system.url, cli(system, 'user', 'token', name));
}
