/** Fields of WooCommerce that every product and variation has, and that say nothing here: no price is ever reduced. */
export const neverReduced = {
  sale_price: '',
  date_on_sale_from: null,
  date_on_sale_from_gmt: null,
  date_on_sale_to: null,
  date_on_sale_to_gmt: null,
  on_sale: false,
} as const;

/** The same for files to be downloaded, of which there are none. */
export const neverDownloaded = {
  downloadable: false,
  downloads: [],
  download_limit: -1,
  download_expiry: -1,
};
