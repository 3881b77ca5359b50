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
  'not-found': { path: '/no-such-page', status: 404 },
};
