import { connect } from 'node:net';
import { once } from 'node:events';

import { ownServer } from '#tests/support/servers/own-server.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('shutdown', 15);

test.afterAll(async () => {
  await server.stop('SIGKILL');
});

test('a process that is told to end says that it is not ready, answers on, and ends what is under way', async ({
  request,
}) => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start({ SHUTDOWN_DELAY_MS: '2500' });
  const ready = async () => (await request.get(`${server.origin}/api/ready`)).status();
  await expect.poll(ready).toBe(200);

  // A sign-in of which the body comes in two halves, one before the signal and one after the port is closed.
  const body = '{"username":"fan","password":"astera-demo"}';
  const socket = connect(server.port, '127.0.0.1');
  let heard = '';
  socket.on('data', (part: Buffer) => (heard += part.toString()));
  await once(socket, 'connect');
  socket.write(
    [
      'POST /wp-json/aam/v2/authenticate HTTP/1.1',
      `Host: localhost:${server.port}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body.slice(0, 10),
    ].join('\r\n'),
  );

  const ended = server.stop('SIGTERM');
  await expect.poll(ready).toBe(503);
  const page = await request.get(`${server.origin}/account/login`);
  expect(page.status()).toBe(200);
  expect(page.headers()['connection']).toBe('close');
  const isClosed = async () =>
    (await request.get(`${server.origin}/api/health`).catch(() => null)) === null;
  await expect.poll(isClosed).toBe(true);
  socket.write(body.slice(10));
  await expect.poll(() => heard).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ended).toBe(0);
});
