import { expect, it } from 'vitest';

import { endpointTarget } from './rest-forms.ts';

it.each([
  ['/index.php/wp-json/wc/v3/orders?per_page=1', '/wp-json/wc/v3/orders?per_page=1'],
  [
    '/?rest_route=/wc/v3/orders&per_page=1&_fields=id',
    '/wp-json/wc/v3/orders?per_page=1&_fields=id',
  ],
  ['/index.php?rest_route=%2Fwc%2Fv3%2Forders', '/wp-json/wc/v3/orders'],
  [
    '/?per_page=2&rest_route=/wcfmmp/v1/store-vendors',
    '/wp-json/wcfmmp/v1/store-vendors?per_page=2',
  ],
  ['/?rest_route=/', '/wp-json/'],
  ['/?rest_route=//wc/v3', '/wp-json/wc/v3'],
])('leads %s to %s', (target, endpoint) => {
  expect(endpointTarget(target)).toBe(endpoint);
});

it.each([
  '/',
  '/?search=rest_route',
  '/el?rest_route=/wc/v3/orders',
  '/index.php?graphql',
  '/wp-json/wc/v3/orders',
  '/?rest_route=/../../account/login',
  '/?rest_route=/%2e%2e/account',
])('leaves %s', (target) => {
  expect(endpointTarget(target)).toBe(target);
});
