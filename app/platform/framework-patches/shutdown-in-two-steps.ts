import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shutdownChannel } from '#app/platform/process/shutdown-channel.ts';

const shutdown = channel(shutdownChannel);

/** The signal on which nitro closes the port, instead of the usual ones. */
const closeNow = 'SIGUSR2';

/**
 * Shuts down in two steps: from the signal on, `/api/ready` responds 503, so that proxies stop routing here; only then
 * is the port closed and are in-flight requests finished. A second signal closes at once.
 * @returns whether this process is shutting down, and a function that then responds to readiness requests and makes
 * other responses close their connection; true if it has responded
 */
export function shutDownInTwoSteps(delayMs: number): {
  readonly isShuttingDown: () => boolean;
  readonly answerWhileShuttingDown: (req: IncomingMessage, res: ServerResponse) => boolean;
} {
  process.env['NITRO_SHUTDOWN_SIGNALS'] = closeNow;
  let isShuttingDown = false;
  const close = () => {
    shutdown.publish({});
    process.emit(closeNow);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isShuttingDown || delayMs === 0) {
        close();
        return;
      }
      isShuttingDown = true;
      setTimeout(close, delayMs);
    });
  }
  const answerWhileShuttingDown = (req: IncomingMessage, res: ServerResponse) => {
    if (!isShuttingDown) return false;
    res.setHeader('connection', 'close');
    if (req.url?.split('?', 1)[0] !== '/api/ready') return false;
    res
      .writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ ok: false, shuttingDown: true }));
    return true;
  };
  return { isShuttingDown: () => isShuttingDown, answerWhileShuttingDown };
}
