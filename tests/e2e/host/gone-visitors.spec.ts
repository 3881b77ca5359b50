import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';

import { expect, test } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';

const server = ownServer('gone', 6);
const { port } = server;
/** A size that no one asked for yet takes long enough to make for a visitor to go away meanwhile. */
const slow = '/api/picture/avif/640/demo/portraits/danae.webp';

test.use({ baseURL: server.origin });
test.beforeAll(async () => {
  await server.reset();
  // No one has made a size yet, and what is broken here is no one else's.
  await rm(join(server.dataFolder, 'pictures'), { force: true });
  await server.start();
});
test.afterAll(() => server.stop());

test(
  'the log says nothing of a visitor who went away, and everything of what broke',
  core,
  async ({ request }) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${slow} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`, () => socket.destroy());
    await once(socket, 'close');
    // Waits for the same work, so that the one who left is dealt with by then.
    expect((await request.get(slow)).status()).toBe(200);

    // A file where a folder of sizes would be.
    await writeFile(join(server.dataFolder, 'pictures', '960'), '');
    expect((await request.get(slow.replace('640', '960'))).status()).toBe(500);
    await expect.poll(server.output).toContain('ENOTDIR');
    expect(server.output()).not.toMatch(/abort|went away/i);
  },
);
