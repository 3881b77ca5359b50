/** Every page that a visitor can open, with an address of the demo world. */
export const visitorPages: Readonly<Record<string, { path: string; status?: number }>> = {
  home: { path: '/' },
  'home-search': { path: '/?search=danae' },
  celebrities: { path: '/celebrities' },
  'no-results': { path: '/celebrities?search=nobodyatall&country=GR' },
  category: { path: '/products/music?minPrice=20&maxPrice=150' },
  goods: { path: '/products/signed-goods/records-books' },
  filters: { path: '/celebrities?filters=open' },
  celebrity: { path: '/celebrity/7' },
  request: { path: '/celebrity/7/request/getVideo' },
  login: { path: '/account/login' },
  register: { path: '/account/register' },
  'register-code': { path: '/account/register?attempt=b9c2a3e0-4d6f-4a7b-8c1d-2e3f4a5b6c7d' },
  'forgot-password': { path: '/account/forgot-password' },
  'reset-password': { path: '/account/reset-password' },
  'choose-application': { path: '/account/choose-application' },
  'not-found': { path: '/no-such-page', status: 404 },
};
