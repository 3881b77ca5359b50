import { startVideoHostServer } from './video-host-server.ts';
import { diskStorage } from '#backend/modules/video/storage/disk-storage.ts';

/**
 * The embedded video host as a process that can be killed: `node video-host-process.ts <folder>`. Says where it
 * listens.
 */
const { origin } = await startVideoHostServer(diskStorage(process.argv[2] ?? ''));
console.log(origin);
