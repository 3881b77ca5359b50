/** Every page that a visitor can open, with an address of the demo world. */
export const visitorPages: Readonly<Record<string, { path: string; status?: number }>> = {
  home: { path: '/' },
  celebrity: { path: '/celebrity/7' },
  request: { path: '/celebrity/7/request/getVideo' },
  login: { path: '/account/login' },
  'not-found': { path: '/no-such-page', status: 404 },
};
