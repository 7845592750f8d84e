import type { LocalCopies } from './local-copies.ts';

/** The settings of every store behind a network. */
export interface RemoteStoreOptions<Setting> {
  setting: Setting;
  /** URL of our server; public objects are below `/files` there unless the setting names another place. */
  publicUrl: string;
  copies: LocalCopies;
  /** Milliseconds since 1970; replaced in tests. */
  now?: () => number;
}
