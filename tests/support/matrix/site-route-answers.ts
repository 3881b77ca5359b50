import { pictureAddress } from '#domain/picture/picture.ts';

import { everyone, signedIn } from './persons.ts';
import type { SiteRouteRow } from './site-route-table.ts';

const noPicture = 'no picture';

/** The routes of the site that answer without a page. */
export const otherRoutes: readonly SiteRouteRow[] = [
  { route: '/api/csp-report', method: 'POST', body: '[]', answers: everyone(204) },
  // No secret is set; with one, only what it signed is taken.
  { route: '/api/backend-events', method: 'POST', body: '{}', answers: everyone(404) },
  {
    route: '/api/clip/$clipId/$part',
    path: '/api/clip/5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001/video',
    answers: everyone(404),
  },
  {
    route: '/api/clip/$clipId/$part',
    method: 'HEAD',
    path: '/api/clip/5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001/video',
    answers: everyone(404),
  },
  { route: '/api/exchangerates', answers: everyone(200) },
  { route: '/api/live', answers: signedIn(200) },
  { route: '/api/health', answers: everyone(200) },
  { route: '/api/ready', answers: everyone(200) },
  // Closed to all while no password is set; no one opens it by saying so.
  { route: '/api/gate', method: 'POST', body: '{"password":"guessed"}', answers: everyone(403) },
  {
    route: '/api/gate',
    method: 'PUT',
    answers: [403, 403, 403, 403, 403, 204, 204],
  },
  {
    route: '/api/accounting',
    path: '/api/accounting?month=2026-06&format=csv&consultant=1001&client=1&debtors=10000&revenue=8400',
    answers: [401, 403, 403, 403, 403, 403, 200],
  },
  {
    route: '/api/figures',
    path: '/api/figures?table=celebrities',
    answers: [401, 403, 403, 403, 403, 200, 200],
  },
  { route: '/api/gate', method: 'DELETE', answers: everyone(204) },
  // No one has a copy of that name.
  {
    route: '/api/my-data/$exportId',
    path: '/api/my-data/none',
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  {
    route: '/api/my-data/$exportId',
    method: 'HEAD',
    path: '/api/my-data/none',
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  {
    route: '/api/orders/$orderId/video',
    path: '/api/orders/{}/video',
    of: ({ answeredOrder }) => answeredOrder(),
    answers: [401, 302, 404, 302, 404, 302, 302],
  },
  {
    route: '/api/orders/$orderId/video',
    method: 'HEAD',
    path: '/api/orders/{}/video',
    of: ({ answeredOrder }) => answeredOrder(),
    answers: [401, 302, 404, 302, 404, 302, 302],
  },
  { route: '/api/verify/keys', answers: everyone(200) },
  // No one has such a link, signed in or not.
  {
    route: '/api/gift/$token/video',
    path: `/api/gift/${'x'.repeat(43)}/video`,
    answers: everyone(404),
  },
  {
    route: '/api/gift/$token/video',
    method: 'HEAD',
    path: `/api/gift/${'x'.repeat(43)}/video`,
    answers: everyone(404),
  },
  // Pictures are for anyone who knows the address; a page that shows one is seen by everyone.
  {
    route: '/api/picture/$',
    path: pictureAddress({ src: '/demo/portraits/danae.webp', format: 'webp', width: 160 }),
    answers: everyone(200),
  },
  { route: '/media/$', path: '/media/people/none.webp', answers: everyone(404) },
  // The order has no proof: it is of a message.
  {
    route: '/api/orders/$orderId/proof',
    path: '/api/orders/{}/proof?line=1',
    of: ({ answeredOrder }) => answeredOrder(),
    answers: [401, 404, 404, 404, 404, 404, 404],
  },
  // The order is not paid, so that there is no invoice of it.
  {
    route: '/api/orders/$orderId/invoice',
    path: '/api/orders/{}/invoice',
    of: ({ order }) => order('on-hold'),
    answers: [401, 404, 404, 403, 404, 404, 404],
  },
  {
    route: '/api/orders/$orderId/transfer',
    path: '/api/orders/{}/transfer?locale=en',
    of: ({ order }) => order('on-hold'),
    answers: [401, 200, 404, 403, 404, 200, 200],
  },
  // It waits for no one's proof either.
  {
    route: '/api/orders/$orderId/proof',
    method: 'POST',
    path: '/api/orders/{}/proof?line=1',
    of: ({ order }) => order('processing'),
    body: noPicture,
    answers: [401, 403, 404, 404, 404, 403, 404],
  },
  // Not a statement: who may import one is told so.
  {
    route: '/api/bank/statement',
    method: 'POST',
    path: '/api/bank/statement?name=a.sta',
    body: noPicture,
    answers: [401, 403, 403, 403, 403, 422, 422],
  },
  {
    route: '/api/page/picture',
    method: 'POST',
    body: noPicture,
    answers: [401, 403, 403, 403, 403, 403, 415],
  },
  {
    route: '/api/product/picture',
    method: 'POST',
    body: noPicture,
    answers: [401, 403, 403, 415, 415, 403, 403],
  },
  // Only who orders has a name to be said; an administrator acts as a fan, too.
  {
    route: '/api/voice-note/',
    method: 'POST',
    path: '/api/voice-note',
    body: noPicture,
    answers: [401, 415, 415, 403, 403, 403, 415],
  },
  // There is none with that id; whose there are is tried in tests/pages/request-help.test.ts.
  {
    route: '/api/voice-note/$noteId',
    path: '/api/voice-note/5f0c3d52-6a0e-4a8e-9d39-0b7a55a1c001?order=1',
    answers: signedIn(404),
  },
  { route: '/api/profile/picture', method: 'POST', body: noPicture, answers: signedIn(415) },
  // Back to the sign-in page, since there is no provider.
  { route: '/api/social-login/$provider', path: '/api/social-login/main', answers: everyone(303) },
  {
    route: '/api/video/auth/token',
    method: 'POST',
    answers: [401, 403, 403, 200, 200, 403, 200],
  },
  {
    route: '/api/video/auth/refresh',
    method: 'POST',
    body: '{"refreshToken":"guessed"}',
    answers: [401, 403, 403, 401, 401, 403, 401],
  },
  // The outbox of the demo world is open to all who try the site out, and is nowhere else (README).
  { route: '/dev/mail/', answers: everyone(200) },
  { route: '/dev/mail/$mailId', path: '/dev/mail/none', answers: everyone(404) },
  // There is no such month.
  {
    route: '/api/payouts/statement',
    path: '/api/payouts/statement?month=2020-01',
    answers: [401, 403, 403, 404, 404, 403, 403],
  },
];
