import { subscribe } from 'node:diagnostics_channel';
import { Server } from 'node:http';

import { clientErrorHandler } from './client-error-handler.ts';

const second = 1_000;

/**
 * Sets the limits of the server that is about to listen; the host's preset creates it without options. The timeout for
 * a whole request is that of the slowest path; shorter ones are enforced by the guards (`path-rules.ts`).
 */
export function limitServers(): void {
  subscribe('tracing:net.server.listen:asyncStart', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    if (!(message.server instanceof Server)) return;
    const { server } = message;
    Object.assign(server, {
      headersTimeout: 10 * second,
      requestTimeout: 300 * second,
      connectionsCheckingInterval: second,
      keepAliveTimeout: 5 * second,
      maxRequestsPerSocket: 1_000,
      maxConnections: 12_000,
    });
    // Without a listener Node requests the body itself, before the guards have checked the head.
    server.on('checkContinue', (req, res) => server.emit('request', req, res));
    clientErrorHandler(server);
  });
}
