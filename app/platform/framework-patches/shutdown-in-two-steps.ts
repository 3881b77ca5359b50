import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shutdownChannel } from '#app/platform/process/shutdown-channel.ts';

const shutdown = channel(shutdownChannel);

/** What nitro closes the port on, in place of the signals that ask for it. */
const closeNow = 'SIGUSR2';

/**
 * Ends the process in two steps: from the signal on `/api/ready` answers 503, so that a proxy sends no one here any
 * more, and only then the port is closed and what is under way ended. A second signal closes at once.
 * @returns whether this process is shutting down, and what answers a request for readiness then and has other answers
 *   end their connection; true where it has answered
 */
export function leaveInTwoSteps(delayMs: number): {
  readonly isLeaving: () => boolean;
  readonly answerWhileLeaving: (req: IncomingMessage, res: ServerResponse) => boolean;
} {
  process.env['NITRO_SHUTDOWN_SIGNALS'] = closeNow;
  let isLeaving = false;
  const close = () => {
    shutdown.publish({});
    process.emit(closeNow);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isLeaving || delayMs === 0) {
        close();
        return;
      }
      isLeaving = true;
      setTimeout(close, delayMs);
    });
  }
  const answerWhileLeaving = (req: IncomingMessage, res: ServerResponse) => {
    if (!isLeaving) return false;
    res.setHeader('connection', 'close');
    if (req.url?.split('?', 1)[0] !== '/api/ready') return false;
    res
      .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ ok: false, shuttingDown: true }));
    return true;
  };
  return { isLeaving: () => isLeaving, answerWhileLeaving };
}
