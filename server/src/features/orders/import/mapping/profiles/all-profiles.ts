import { normaliseHeader } from '../normalise-header.ts';
import {
  douyin,
  dxmExport,
  dxmManual,
  generic,
  gerpgo,
  lingxing,
  mabang,
  mango,
  ours,
  pinduoduo,
  program,
} from './erps.ts';
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
import { ebay, lazada, shopee, squarespace, temuAbroad, wix, wooAdvanced } from './more-marketplaces.ts';
import { type Profile, profileId } from './profile.ts';

/** Wrong kinds of files first, then specific profiles before general ones; the last one fits everything. */
export const PROFILES: readonly Profile[] = [
  etsyOrders,
  amazonAllOrders,
  temu,
  temuAbroad,
  ebay,
  etsyItems,
  squarespace,
  shopify,
  lazada,
  wix,
  wooAdvanced,
  amazonUnshipped,
  amazonReport,
  tiktok,
  shopee,
  pinduoduo,
  douyin,
  mabang,
  lingxing,
  dxmExport,
  dxmManual,
  ours,
  mango,
  gerpgo,
  woo,
  walmart,
  program,
  generic,
];

const FINGERPRINTS = PROFILES.map(({ fingerprint }) =>
  fingerprint.map((group) => group.map(normaliseHeader)),
);

/** The first profile whose fingerprint these normalised headers satisfy. */
export function recogniseProfile(keys: ReadonlySet<string>): Profile {
  const at = FINGERPRINTS.findIndex((groups) => groups.every((group) => group.some((key) => keys.has(key))));
  return PROFILES[at] ?? generic;
}

/** By the name a mapping keeps; a version we no longer have falls back to the newest of its key, then to `generic`. */
export function findProfile(id: string): Profile {
  return (
    PROFILES.find((profile) => profileId(profile) === id) ??
    PROFILES.find(({ key }) => key === id.split('@')[0]) ??
    generic
  );
}
