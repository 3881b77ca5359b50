import { expect, it } from 'vitest';

import { loggedPath, withoutPersons } from './without-persons.ts';

it.each([
  ['a mail to ada.l+x@mail.example.com failed', 'a mail to [mail] failed'],
  ['to GR16 0110 1250 0000 0001 2300 695 at', 'to [account] at'],
  ['to GR1601101250000000012300695', 'to [account]'],
  ['card 4242 4242 4242 4242', 'card [number]'],
  ['phone +30 210-123-4567.', 'phone [number].'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [secret]'],
  ['eyJhbGciOi.eyJzdWIi.c2ln', '[secret]'],
  ['Invalid key sk_test_51abcdef', 'Invalid key [secret]'],
  [
    '[GET] "http://a.test/wc/v3/customers?email=x": 500',
    '[GET] "http://a.test/wc/v3/customers?[query]": 500',
  ],
  ['no session 0f1e2d3c4b5a69788796a5b4c3d2e1f00f1e2d3c4b5a6978', 'no session [secret]'],
  [
    'Invalid type: Expected number but received "Ada Lovelace"',
    'Invalid type: Expected number but received […]',
  ],
  ['invalid input syntax for type integer: "Ada"', 'invalid input syntax for type integer: […]'],
  ['Key (email)=(Ada) already exists.', 'Key (email)=([…]) already exists.'],
  [
    'Failed query: insert into "a" values ($1)\nparams: Ada Lovelace,\nTheo\n    at query (a.js:1:2)',
    'Failed query: insert into "a" values ($1)\n    at query (a.js:1:2)',
  ],
])('keeps no one in %j', (text, kept) => {
  expect(withoutPersons(text)).toBe(kept);
});

it.each([
  'Listening on http://[::]:3000',
  'at open (file:///srv/astera/.output/server/chunks/_/index-DbQ7Yt2e_0aZ.mjs:1042:17)',
  'error: relation "app.mails" does not exist',
  'connect ECONNREFUSED 127.0.0.1:5432',
])('leaves %j as it is', (text) => {
  expect(withoutPersons(text)).toBe(text);
});

it.each([
  ['/', '/'],
  ['/tr/celebrity/7', '/tr/celebrity/*'],
  ['/my-orders/detail?orderId=12', '/my-orders/detail'],
  ['/vod/vi12ab/token/abc.d1/mp4/source.mp4', '/vod/*/token/*/*/*'],
  ['/ada@astera.example/x%0A', '/*/*'],
  [`/${'a'.repeat(41)}`, '/*'],
  ['/a"b\u001b', '/ab'],
])('the path of %j in the log is %j', (target, path) => {
  expect(loggedPath(target)).toBe(path);
});
