/** What is sent as bytes, and every status that it may be answered with, in order. */
export interface RawCase {
  readonly what: string;
  readonly sent: string;
  readonly statuses: readonly (readonly number[])[];
}

const end = '\r\n\r\n';
const many = (times: number, line: (n: number) => string) =>
  Array.from({ length: times }, (_none, n) => line(n)).join('\r\n');

/** Sixty ways to write a request that is none, is two, or is someone else's. @param host of the site with its port */
export function rawCases(host: string): readonly RawCase[] {
  const own = `Host: ${host}`;
  const close = 'Connection: close';
  const get = (path: string, ...lines: string[]) =>
    [`GET ${path} HTTP/1.1`, own, close, ...lines].join('\r\n') + end;
  const post = (lines: readonly string[], body = '') =>
    ['POST /wp-json/aam/v2/authenticate HTTP/1.1', own, ...lines].join('\r\n') + end + body;
  const hidden = `GET /hidden HTTP/1.1\r\n${own}${end}`;
  const one = (what: string, sent: string, ...statuses: number[]): RawCase => ({
    what,
    sent,
    statuses: [statuses],
  });
  const chunked = 'Transfer-Encoding: chunked';
  const bad = [400];
  const badChunk = (what: string, body: string) => one(what, post([chunked, close], body), 400);
  /** Node ends the connection of anyone who wants to be connected elsewhere. */
  const unanswered = (what: string, sent: string): RawCase => ({ what, sent, statuses: [] });
  const method = (name: string) =>
    one(`${name} on a page`, `${name} / HTTP/1.1\r\n${own}\r\n${close}${end}`, 405, 400);
  const path = (what: string, target: string, ...statuses: number[]) =>
    one(what, get(target), ...statuses);
  return [
    one('two lengths', post(['Content-Length: 2', 'Content-Length: 3'], '{}x'), ...bad),
    one(
      'the same length twice',
      post(['Content-Length: 2', 'Content-Length: 2', close], '{}'),
      400,
    ),
    one('length and chunks', post(['Content-Length: 6', chunked], `0${end}${hidden}`), ...bad),
    one('chunks and length', post([chunked, 'Content-Length: 6'], `0${end}${hidden}`), ...bad),
    one(
      'two transfer encodings',
      post([chunked, 'Transfer-Encoding: identity'], `0${end}${hidden}`),
      ...bad,
    ),
    one('chunked twice', post(['Transfer-Encoding: chunked, chunked', close], `0${end}`), 400, 501),
    one('an unknown encoding', post(['Transfer-Encoding: cow', close], `0${end}`), 400, 501),
    one(
      'chunked in capitals with a tab',
      post(['Transfer-Encoding:\tCHUNKED', 'Content-Length: 4', close], `0${end}`),
      ...bad,
    ),
    one(
      'an encoding behind a vertical tab',
      post(['Transfer-Encoding: \u000bchunked', close], `0${end}`),
      ...bad,
    ),
    one(
      'a space before the colon',
      post(['Transfer-Encoding : chunked', close], `0${end}`),
      ...bad,
    ),
    one('a folded header', get('/', 'X-A: b\r\n c'), 400),
    one('a header that begins with a space', get('/', ' X-A: b'), 400),
    one('a header without a colon', get('/', 'X-A'), 400),
    one('a header without a name', get('/', ': a'), 400),
    one('a line end of its own in a value', get('/', 'X-A: b\nX-C: d'), 400, 200),
    one('a carriage return in a value', get('/', 'X-A: b\rX-C: d'), 400),
    one('NUL in a value', get('/', 'X-A: b\0c'), 400),
    one('NUL in a name', get('/', 'X-\0: b'), 400),
    badChunk('a chunk size that is no number', `zz\r\n{}\r\n0${end}`),
    badChunk('a negative chunk size', `-1\r\n{}\r\n0${end}`),
    badChunk('a chunk size in 0x', `0x2\r\n{}\r\n0${end}`),
    badChunk('an endless chunk size', `${'f'.repeat(40)}\r\n{}\r\n0${end}`),
    badChunk('a chunk that is longer than it says', `2\r\n{}{}\r\n0${end}`),
    badChunk('a space before a chunk size', ` 2\r\n{}\r\n0${end}`),
    one('a length that is a word', post(['Content-Length: two', close]), ...bad),
    one('a negative length', post(['Content-Length: -1', close]), ...bad),
    one('a length with a plus', post(['Content-Length: +2', close], '{}'), ...bad),
    one('a length in powers', post(['Content-Length: 1e3', close]), ...bad),
    one('an empty length', post(['Content-Length:', close]), ...bad),
    one('an endless length', post([`Content-Length: ${'9'.repeat(30)}`, close]), 400, 413),
    one('a length that is too long', post(['Content-Length: 300000000', close]), 413),
    one('a body with GET', get('/', 'Content-Length: 2') + '{}', 400),
    one('chunks with GET', get('/', chunked) + `0${end}`, 400),
    method('TRACE'),
    unanswered('CONNECT on a page', `CONNECT / HTTP/1.1\r\n${own}${end}`),
    method('FOO'),
    method('get'),
    method('PRI'),
    unanswered('CONNECT elsewhere', `CONNECT evil.test:443 HTTP/1.1\r\n${own}${end}`),
    one('no host', `GET / HTTP/1.1\r\n${close}${end}`, 400, 421),
    one('an empty host', `GET / HTTP/1.1\r\nHost:\r\n${close}${end}`, 400, 421),
    one('another host', `GET / HTTP/1.1\r\nHost: evil.test\r\n${close}${end}`, 421),
    one('a host behind ours', `GET / HTTP/1.1\r\nHost: ${host}.evil.test\r\n${close}${end}`, 421),
    one(
      'a host with a user',
      `GET / HTTP/1.1\r\nHost: ${host}@evil.test\r\n${close}${end}`,
      400,
      421,
    ),
    one('a host of junk', `GET / HTTP/1.1\r\nHost: %00\\"<x>\r\n${close}${end}`, 400, 421),
    one('two hosts', `GET / HTTP/1.1\r\n${own}\r\nHost: evil.test${end}`, 400),
    ...['application/json', 'multipart/form-data; boundary=x'].map((type) =>
      one(
        `two content types, the other one ${type}`,
        `POST /_serverFn/a HTTP/1.1\r\n${own}\r\nContent-Type: application/octet-stream\r\nContent-Type: ${type}\r\nContent-Length: 2\r\n${close}${end}{}`,
        400,
      ),
    ),
    one('ours twice', `GET / HTTP/1.1\r\n${own}\r\n${own}${end}`, 400),
    one('an absolute address of ours', get(`http://${host}/`), 400),
    one('an absolute address of another', get('http://evil.test/'), 400, 421),
    path('two slashes', '//evil.test/', 400),
    path('an encoded slash', '/%2f%2fevil.test', 400, 404),
    path('an encoded NUL', '/%00', 400, 404),
    path('a broken escape', '/%E0%A4%A', 400, 404),
    path('backslashes', '/\\evil.test', 400),
    path('up and away', '/../../etc/passwd', 400, 404),
    path('up and away, encoded', '/%2e%2e/%2e%2e/etc/passwd', 400, 404, 307, 308),
    path('a space in the path', '/a b', 400),
    path('a star', '*', 400),
    path('a long path', `/?${'a'.repeat(9_000)}`, 400, 414),
    one('a header of 20 KB', get('/', `X-A: ${'a'.repeat(20_000)}`), 431),
    one(
      'a thousand headers',
      get(
        '/',
        many(1_000, (n) => `X-${n}: a`),
      ),
      431,
      400,
      200,
    ),
    one('__proto__ as a header', get('/', '__proto__: x', 'constructor: y'), 200),
    one('HTTP/0.9', 'GET /\r\n\r\n', 400, 421),
    // Node's parser takes it for 1.1 and answers that.
    one('HTTP/2.0 in words', `GET / HTTP/2.0\r\n${own}\r\n${close}${end}`, 200, 400, 505),
    one('HTTP/9.9', `GET / HTTP/9.9\r\n${own}${end}`, 400, 505),
    one('a greeting of TLS', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003', 400),
    {
      what: 'two requests at once, the second with close',
      sent: `GET /api/ready HTTP/1.1\r\n${own}${end}${get('/api/ready')}`,
      statuses: [[200], [200]],
    },
    {
      what: 'a request behind one that is refused',
      sent: `POST /tr HTTP/1.1\r\n${own}\r\nContent-Length: 5${end}12345${hidden}`,
      statuses: [[405]],
    },
  ];
}
