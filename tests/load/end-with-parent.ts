import { isMainThread } from 'node:worker_threads';

/** Ends this process when the one that started it is gone, however that ended: the pipe between them closes. */
if (isMainThread) {
  process.stdin.once('end', () => process.exit(1));
  process.stdin.resume();
  process.stdin.unref();
}
