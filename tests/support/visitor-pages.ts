/** Every page that a visitor can open, with an address of the demo world. */
export const visitorPages: Readonly<Record<string, { path: string; status?: number }>> = {
  home: { path: '/' },
  celebrity: { path: '/celebrity/7' },
  'celebrity-without-services': { path: '/celebrity/33' },
  product: { path: '/product/254' },
  'product-without-picture': { path: '/product/262' },
  'product-sold-out': { path: '/product/230' },
  'how-it-works': { path: '/how-it-works' },
  about: { path: '/about' },
  terms: { path: '/terms' },
  request: { path: '/celebrity/7/request/getVideo' },
  login: { path: '/account/login' },
  'not-found': { path: '/no-such-page', status: 404 },
};
