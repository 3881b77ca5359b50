/** Every path of the wire, relative to the back end's root. */
export const paths = {
  authenticate: '/wp-json/aam/v2/authenticate',
  refresh: '/wp-json/aam/v2/jwt/refresh',
  revokeOtherTokens: '/wp-json/astera/v1/tokens/revoke-others',
  me: '/wp-json/wp/v2/users/me',
  users: '/wp-json/wp/v2/users',
  user: (id: number) => `/wp-json/wp/v2/users/${id}`,
  customers: '/wp-json/wc/v3/customers',
  customer: (id: number) => `/wp-json/wc/v3/customers/${id}`,
  /** Ours: WordPress has no such endpoint (ADR 0014). */
  vendorRegistrations: '/wp-json/astera/v1/vendors',
  vendorConfirmation: (id: number) => `/wp-json/astera/v1/vendors/${id}/confirm`,
  /** Ours (ADR 0101). */
  vendorApproval: (id: number) => `/wp-json/astera/v1/vendors/${id}/approval`,
  listedNames: '/wp-json/astera/v1/vendors/names',
  /** Ours as well (ADR 0015). */
  accountErasure: (id: number) => `/wp-json/astera/v1/accounts/${id}/erasure`,
  identities: '/wp-json/astera/v1/identities',
  identitySignIn: '/wp-json/astera/v1/identities/sign-in',
  identityDisconnect: '/wp-json/astera/v1/identities/disconnect',
  vendors: '/wp-json/wcfmmp/v1/store-vendors',
  vendor: (id: number) => `/wp-json/wcfmmp/v1/store-vendors/${id}`,
  /** Reading is the plugin's; changing is ours (ADR 0017). */
  vendorSettings: (id: number) => `/wp-json/wcfmmp/v1/settings/id/${id}`,
  media: '/wp-json/wp/v2/media',
  mediaOne: (id: number) => `/wp-json/wp/v2/media/${id}`,
  vendorProducts: (id: number) => `/wp-json/wcfmmp/v1/store-vendors/${id}/products`,
  products: '/wp-json/wc/v3/products',
  productBatch: '/wp-json/wc/v3/products/batch',
  product: (id: number) => `/wp-json/wc/v3/products/${id}`,
  facets: '/wp-json/astera/v1/facets',
  pages: '/wp-json/wp/v2/pages',
  page: (id: number) => `/wp-json/wp/v2/pages/${id}`,
  orders: '/wp-json/wc/v3/orders',
  order: (id: number) => `/wp-json/wc/v3/orders/${id}`,
  orderRefunds: (id: number) => `/wp-json/wc/v3/orders/${id}/refunds`,
  /** Ours as well: how many orders stand where. */
  /** Only a WordPress has it. */
  systemStatus: '/wp-json/wc/v3/system_status',
  orderCounts: '/wp-json/astera/v1/order-counts',
  sales: '/wp-json/astera/v1/sales',
  /** Ours, and the companion plugin's: what an order would cost (ADR 0054). */
  quote: '/wp-json/astera/v1/quote',
  graphql: '/index.php?graphql',
  menu: (slug: string) => `/wp-json/menus/v1/menus/${encodeURIComponent(slug)}`,
  /** Ours: a menu as it is kept, to be changed. */
  storedMenu: (slug: string) => `/wp-json/astera/v1/menus/${encodeURIComponent(slug)}`,
  menuLocation: (slug: string) => `/wp-json/menus/v1/locations/${encodeURIComponent(slug)}`,
} as const;

/** Query parameter that picks the language of texts (WPML's name). */
export const languageParameter = 'wpml_language';

/** Headers of a list: how many rows and pages there are in all. */
export const totalHeader = 'X-WP-Total';
export const totalPagesHeader = 'X-WP-TotalPages';

/** Ours: so many rows are counted and no more, since counting a million takes longer than reading a page of them. */
export const countLimitParameter = 'count_up_to';

/** In place of the two headers above, where there are more rows than were to be counted: that number. */
export const moreThanHeader = 'X-Astera-More-Than';

/**
 * Ours: where a page of a list begins, as the list itself has said it; what it costs does not grow with how far on it
 * is.
 */
export const cursorParameter = 'cursor';

/** The cursors of the neighbours of a page. They are opaque: what is in them may change. */
export const nextCursorHeader = 'X-Astera-Next';
export const previousCursorHeader = 'X-Astera-Previous';

/** Ours: narrows customers to the one with this user name, in any case. */
export const userNameParameter = 'astera_username';

/** Ours: of a write that came to what was there already. */
export const unchangedHeader = 'X-Astera-Unchanged';

/** The most rows one page of a list may have. */
export const maxPerPage = 100;
