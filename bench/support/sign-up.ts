import { type Api, apiClient } from '../../e2e/support/api.ts';
import { cli, type System } from '../../e2e/support/system/start-system.ts';

/** Adds an account to a system that runs; returns its calls. */
export function signUp(system: System, name: string): Api {
  cli(system, 'user', 'add', name, '--password', 'a-long-password-1');
  return apiClient(system.url, cli(system, 'user', 'token', name));
}
