import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/**
 * The reference implementation of resumable uploads as a process: `node tus-process.ts <folder>`. Says where it
 * listens.
 */
const tus = new Server({
  path: '/files',
  datastore: new FileStore({ directory: process.argv[2] ?? '' }),
});
const server = tus.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
});
