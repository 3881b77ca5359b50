import { expect, test } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin, e2ePort } from '#tests/support/servers/port.ts';
import { sendBytes, sendRaw, statuses } from '#tests/support/servers/raw-http.ts';

const host = `Host: localhost:${e2ePort}`;
const end = 'Connection: close';
const call = ['POST /_serverFn/x HTTP/1.1', host, 'Content-Type: application/json'];
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
const megabytes = Array.from({ length: 512 }, () => chunk(1024 * 1024));

async function statusOf(...head: string[]): Promise<number[]> {
  return statuses(await sendRaw(head));
}

/** That an answer says what every answer of ours does, and ends the connection. */
function expectGuarded(answer: string): void {
  expect(answer).toMatch(/^content-security-policy: default-src 'none';/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^x-frame-options: DENY\r$/im);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
  expect(answer).toMatch(/^connection: close\r$/im);
}

test(
  'a method that a part of the site does not have is refused with the ones it has',
  core,
  async () => {
    const answer = await sendRaw(['TRACE / HTTP/1.1', host]);
    expect(statuses(answer)).toEqual([405]);
    expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    expect(await statusOf('DELETE /tr HTTP/1.1', host)).toEqual([405]);
    expect(await statusOf('POST /tr HTTP/1.1', host, 'Content-Length: 0')).toEqual([405]);
    expect(await statusOf('PUT /icon.svg HTTP/1.1', host, 'Content-Length: 0')).toEqual([405]);
  },
);

test('the head of a page is answered without the page', core, async () => {
  const answer = await sendRaw(['HEAD / HTTP/1.1', host, end]);
  expect(statuses(answer)).toEqual([200]);
  expect(answer.split('\r\n\r\n')[1]).toBe('');
});

test('a host that is not ours is refused, whatever the origin says', core, async () => {
  const origin = 'Origin: http://evil.test';
  expect(await statusOf('GET / HTTP/1.1', 'Host: evil.test', origin)).toEqual([421]);
  expect(await statusOf('GET / HTTP/1.1', 'Host: %00\\"<x>')).toEqual([421]);
  expect(await statusOf('GET / HTTP/1.1', host, 'Host: evil.test')).toEqual([400]);
  expect(await statusOf('GET / HTTP/1.1', 'Host: evil.test', host)).toEqual([400]);
});

test('only an address of this site is an address', core, async () => {
  expect(await statusOf(`GET ${e2eOrigin}/ HTTP/1.1`, host)).toEqual([400]);
  expect(await statusOf('GET //evil.test/ HTTP/1.1', host)).toEqual([400]);
  expect(await statusOf(`GET /?${'a'.repeat(9_000)} HTTP/1.1`, host)).toEqual([400]);
  expect(await statusOf('GET / HTTP/1.1', host, `X-Long: ${'a'.repeat(20_000)}`)).toEqual([431]);
});

test('what is no request at all is refused with the headers of every answer', core, async () => {
  const [unreadable, tooLong, twoLengths] = await Promise.all([
    sendBytes(['\0\x01 nothing that HTTP knows\r\n\r\n']),
    sendRaw(['GET / HTTP/1.1', host, `X-Long: ${'a'.repeat(20_000)}`]),
    sendRaw([...call, 'Content-Length: 6', 'Transfer-Encoding: chunked'], ['0\r\n\r\n']),
  ]);
  expect([unreadable, tooLong, twoLengths].map(statuses)).toEqual([[400], [431], [400]]);
  for (const answer of [unreadable, tooLong, twoLengths]) expectGuarded(answer);
});

test('a body that says it is too long is refused before it is sent', core, async () => {
  expect(await statusOf(...call, 'Content-Length: 300000000')).toEqual([413]);
  const polite = await statusOf(...call, 'Content-Length: 300000000', 'Expect: 100-continue');
  expect(polite).toEqual([413]);
});

test('a body that may come is asked for', core, async () => {
  const head = [
    'POST /wp-json/aam/v2/authenticate HTTP/1.1',
    host,
    end,
    'Content-Length: 2',
    'Expect: 100-continue',
  ];
  expect(statuses(await sendRaw(head, ['{}']))).toEqual([100, 403]);
});

test('a body that turns out too long is cut off where it becomes so', core, async () => {
  const head = ['POST /wp-json/aam/v2/authenticate HTTP/1.1', host, 'Transfer-Encoding: chunked'];
  expect(statuses(await sendRaw(head, megabytes))).toEqual([413]);
});

test('a body that no one wants is not listened to', core, async () => {
  const head = ['POST /wp-json/wc/v3/orders HTTP/1.1', host, 'Transfer-Encoding: chunked'];
  const begun = Date.now();
  expect(statuses(await sendRaw(head, megabytes))).toEqual([401]);
  expect(Date.now() - begun).toBeLessThan(4_000);
});

test('a chunked body within the limit is read like any other', core, async () => {
  const head = [
    'POST /wp-json/aam/v2/authenticate HTTP/1.1',
    host,
    end,
    'Transfer-Encoding: chunked',
    'Content-Type: application/json',
  ];
  const body = ['2\r\n{"\r\n', 'b\r\nusername":1\r\n', '1\r\n}\r\n', '0\r\n\r\n'];
  const answer = await sendRaw(head, body);
  expect(statuses(answer)).toEqual([403]);
  expect(answer).toContain('empty_password');
});

test(
  'two lengths of one body are refused, so that no one hides a request in it',
  core,
  async () => {
    const both = ['Content-Length: 6', 'Transfer-Encoding: chunked'];
    const hidden = ['0\r\n\r\n', `GET / HTTP/1.1\r\n${host}\r\n\r\n`];
    expect(statuses(await sendRaw([...call, ...both], hidden))).toEqual([400]);
    expect(await statusOf(...call, 'Content-Length: -1')).toEqual([400]);
    expect(await statusOf(...call, 'Content-Length: 1e3')).toEqual([400]);
  },
);

test('what follows a refused request on its connection is not answered', core, async () => {
  const refused = ['POST /tr HTTP/1.1', host, 'Content-Length: 5'];
  const next = ['12345', `GET / HTTP/1.1\r\n${host}\r\n\r\n`];
  expect(statuses(await sendRaw(refused, next))).toEqual([405]);
});

test('a head that never ends is given up after ten seconds', async () => {
  const begun = Date.now();
  const answer = await sendBytes([`GET / HTTP/1.1\r\n${host}\r\nX-Slow: `]);
  expect(statuses(answer)).toEqual([408]);
  expectGuarded(answer);
  expect(Date.now() - begun).toBeGreaterThan(9_000);
  expect(Date.now() - begun).toBeLessThan(15_000);
});
