import { toJSON } from 'seroval';

import { builtFunctions } from '../support/built-functions.ts';
import { e2ePort } from '../support/port.ts';
import { fromOurPage, rawCall, type RawAnswer } from '../support/raw-call.ts';
import { expectedFunctions, type ExpectedFunction } from '../support/server-function-table.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { expect, test } from '../support/watched-page.ts';

/** A privilege that a client has no business to send along. */
const forged = {
  auth: {
    kind: 'person',
    token: 'x',
    user: { id: 1, role: 'administrator', name: 'Eve', picture: null },
  },
  user: { id: 1, role: 'administrator' },
};
const insides =
  /select |insert |node_modules|\.[mc]?[jt]s:\d|stack|seroval|unexpected token|json at|chunk-/i;

let addresses: ReadonlyMap<string, string>;
test.beforeAll(async () => {
  addresses = await builtFunctions();
});

/** Calls a function as Start's client does. */
function call(
  [name, { method, data }]: readonly [string, ExpectedFunction],
  options: { headers?: Record<string, string>; context?: unknown; body?: string } = {},
): Promise<RawAnswer> {
  const payload = options.body ?? JSON.stringify(toJSON({ data, context: options.context ?? {} }));
  const path = addresses.get(name) ?? '/_serverFn/missing';
  const headers = { 'x-tsr-serverfn': 'true', ...(options.headers ?? fromOurPage) };
  return method === 'GET'
    ? rawCall({ method, path: `${path}?payload=${encodeURIComponent(payload)}`, headers })
    : rawCall({
        method,
        path,
        headers: { 'content-type': 'application/json', ...headers },
        body: payload,
      });
}

const every = Object.entries(expectedFunctions);

test('every server function of the build is one that these tests know', () => {
  expect([...addresses.keys()].sort()).toEqual(Object.keys(expectedFunctions).sort());
});

test('no other site can call one, whatever it says of itself', async () => {
  const evil = 'http://evil.test';
  const sources: readonly (readonly [number, Record<string, string>])[] = [
    [403, {}],
    [403, { origin: evil }],
    [403, { origin: 'null' }],
    [403, { referer: `${evil}/` }],
    [403, { origin: `http://localhost:${e2ePort}.evil.test` }],
    [403, { origin: evil, 'sec-fetch-site': 'cross-site' }],
    [403, { origin: evil, 'sec-fetch-site': 'same-site' }],
    [403, { 'sec-fetch-site': 'none' }],
    [403, { 'sec-fetch-site': 'nonsense' }],
    [403, { ...fromOurPage, 'sec-fetch-site': 'cross-site' }],
    [421, { host: 'evil.test', origin: evil }],
    [421, { ...fromOurPage, host: 'evil.test' }],
  ];
  for (const one of every) {
    for (const [status, headers] of sources) {
      const answer = await call(one, { headers });
      expect([one[0], headers, answer.status]).toEqual([one[0], headers, status]);
      const form = { ...headers, 'content-type': 'text/plain' };
      const simple = await rawCall({
        method: 'POST',
        path: addresses.get(one[0]) ?? '',
        headers: form,
        body: '{}',
      });
      expect([one[0], form, simple.status]).toEqual([one[0], form, status]);
    }
  }
});

test('nobody gets what is for people, and what a client says of itself gives no privilege', async ({
  page,
}) => {
  for (const one of every) {
    const [name, { nobody }] = one;
    for (const context of [{}, forged]) {
      const { status, text } = await call(one, { context });
      expect([name, nobody, nobody.includes(status)]).toEqual([name, nobody, true]);
      expect(text).not.toMatch(/\bEve\b/);
    }
  }
  await signInAs(page, 'fan');
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === '__Host-sid');
  const headers = { ...fromOurPage, cookie: `${cookie?.name}=${cookie?.value}` };
  for (const one of every) {
    const [name, { fan }] = one;
    if (name === 'signIn') continue;
    const { status, text } = await call(one, { context: forged, headers });
    expect([name, fan, fan.includes(status) ? fan[0] : status]).toEqual([name, fan, fan[0]]);
    expect(text).not.toMatch(/\bEve\b/);
  }
});

test('a call that cannot be read is refused with one word, and shows no insides', async () => {
  const bodies = [
    '{',
    'null',
    '""',
    '[]',
    '{}',
    '{"data":1}',
    '{"t":99,"f":0,"m":[]}',
    '{"t":{"t":10,"i":0,"p":{"k":["data"],"v":[{"t":4,"i":999}]},"o":0},"f":63,"m":[]}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '\u0000',
  ];
  for (const one of every) {
    const [name, { takesAnything }] = one;
    for (const body of bodies) {
      const { status, text } = await call(one, { body });
      const isFine = status >= 400 && status < 500;
      const seen = body.slice(0, 40);
      expect([name, seen, status, isFine || (takesAnything === true && status === 200)]).toEqual([
        name,
        seen,
        status,
        true,
      ]);
      expect(text).not.toMatch(insides);
      if (isFine) expect(text.length).toBeLessThan(600);
    }
  }
});

test('a wrong method, a wrong content type and a body without end are refused', async () => {
  for (const one of every) {
    const [name, { method }] = one;
    const path = addresses.get(name) ?? '';
    const other = method === 'GET' ? 'POST' : 'GET';
    const wrong = await rawCall({ method: other, path, headers: fromOurPage });
    expect([name, wrong]).toEqual([name, { status: 405, text: 'bad_request' }]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const typed = await call(one, { headers: { ...fromOurPage, 'content-type': type } });
      expect([name, type, typed]).toEqual([name, type, { status: 415, text: 'bad_request' }]);
    }
    const huge = { ...fromOurPage, 'content-type': 'application/json', 'content-length': '300000' };
    expect((await rawCall({ method: 'POST', path, headers: huge })).status).toBe(413);
  }
});

test('a function that does not exist is not found', async () => {
  for (const id of [
    'abc',
    '0'.repeat(64),
    '__proto__',
    'constructor',
    'toString',
    '%5f_proto__',
    '..%2f..%2fetc',
    '%00',
  ]) {
    for (const method of ['GET', 'POST']) {
      const answer = await rawCall({ method, path: `/_serverFn/${id}`, headers: fromOurPage });
      expect([id, method, answer.status]).toEqual([id, method, 404]);
      expect(answer.text).not.toMatch(insides);
    }
  }
});
