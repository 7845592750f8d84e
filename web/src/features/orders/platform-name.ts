const NAMES: Record<string, string> = {
  temu: 'Temu',
  etsy: 'Etsy',
  shopify: 'Shopify',
  amazon: 'Amazon',
  tiktok: 'TikTok Shop',
  walmart: 'Walmart',
  woocommerce: 'WooCommerce',
};

/** A platform as it writes itself; those we have no name for as their file says it. */
export function platformName(platform: string): string {
  return NAMES[platform] ?? platform;
}
