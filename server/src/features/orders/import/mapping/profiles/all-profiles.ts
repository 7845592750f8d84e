import { dxmExport, dxmManual, generic, gerpgo, mango, ours } from './erps.ts';
import {
  amazonAllOrders,
  amazonReport,
  amazonUnshipped,
  etsyItems,
  etsyOrders,
  shopify,
  temu,
  tiktok,
  walmart,
  woo,
} from './marketplaces.ts';
import { type Profile, profileId } from './profile.ts';

/** Wrong kinds of files first, then specific profiles before general ones; the last one fits everything. */
export const PROFILES: readonly Profile[] = [
  etsyOrders,
  amazonAllOrders,
  temu,
  etsyItems,
  shopify,
  amazonUnshipped,
  amazonReport,
  tiktok,
  dxmExport,
  dxmManual,
  ours,
  mango,
  gerpgo,
  woo,
  walmart,
  generic,
];

/** The first profile whose fingerprint these normalised headers satisfy. */
export function recogniseProfile(keys: ReadonlySet<string>): Profile {
  return (
    PROFILES.find(({ fingerprint }) => fingerprint.every((group) => group.some((key) => keys.has(key)))) ??
    generic
  );
}

/** By the name a mapping keeps; a version we no longer have falls back to the newest of its key, then to `generic`. */
export function findProfile(id: string): Profile {
  return (
    PROFILES.find((profile) => profileId(profile) === id) ??
    PROFILES.find(({ key }) => key === id.split('@')[0]) ??
    generic
  );
}
