import { describe, expect, it } from 'vitest';

import { ruleFor } from '#app/http/guards/path-rules.ts';
import { paths } from '#backend/contract/paths.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { isBackendPath } from '#backend/server.ts';
import { isVideoPath } from '#backend/modules/video/video-host.ts';

const { menu, menuLocation, storedMenu, page, vendor, vendorProducts, product, order, ...rest } =
  paths;
const { accountErasure, user, customer, vendorConfirmation, ...others } = rest;
const { vendorApproval, vendorSettings, mediaOne, orderRefunds, ...fixed } = others;
const { video, source, status, mp4, watch, ...fixedVideo } = videoPaths;
const wire = [
  ...Object.values({ ...fixed, ...fixedVideo }),
  ...[menu, menuLocation, storedMenu].map((path) => path('main')),
  ...[vendor, vendorProducts, product, order, page].map((path) => path(1)),
  ...[accountErasure, user, customer, vendorConfirmation].map((path) => path(1)),
  ...[vendorApproval, vendorSettings, mediaOne, orderRefunds].map((path) => path(1)),
  ...[video, source, status, mp4].map((path) => path('vi1')),
  watch('vi1', 'token'),
  ...['/upload-tokens/to1', '/watermarks', '/watermarks/1', '/players', '/players/pl1/logo'],
  ...['/videos/vi1/captions/en', '/videos/vi1/thumbnail', '/wp-json', '/wp-json/'],
];

const isAnswered = (path: string) => {
  const url = new URL(path, 'http://localhost');
  return isBackendPath(url) || isVideoPath(url.pathname);
};
const isLetThrough = (path: string) => ruleFor(path, undefined).methods.includes('DELETE');

describe('the back end’s paths on the site’s port', () => {
  it.each(wire)('%s is known to the host and to the back end', (path) => {
    expect(isAnswered(path)).toBe(true);
    expect(isLetThrough(path)).toBe(true);
  });

  it.each([
    '/',
    '/tr',
    '/account/login',
    '/api/health',
    '/videosphere',
    '/uploads',
    '/playersclub',
    '/wp-jsonp',
  ])('%s is the site’s', (path) => {
    expect(isAnswered(path)).toBe(false);
    expect(isLetThrough(path)).toBe(false);
  });
});
