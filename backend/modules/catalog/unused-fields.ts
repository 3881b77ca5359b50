/** The marketplace plugin's policies of a product that has none of its own. */
export const noProductPolicies = {
  visible: false,
  shipping_policy: '',
  shipping_policy_heading: 'Shipping Policy',
  refund_policy: '',
  refund_policy_heading: 'Refund Policy',
  cancellation_policy: '',
  cancellation_policy_heading: 'Cancellation / Return / Exchange Policy',
  tab_title: 'Store Policies',
} as const;

/** WordPress's picture sizes by name; here each is the picture itself. */
export function pictureSizes(src: string): Readonly<Record<string, string>> {
  return {
    '1536x1536': src,
    '2048x2048': src,
    woocommerce_thumbnail: src,
    woocommerce_single: src,
    woocommerce_gallery_thumbnail: src,
  };
}

/** There are no downloadable files. */
export const neverDownloaded = {
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
};
