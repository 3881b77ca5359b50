import type { Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { nonsenseAnswer } from './nonsense-answer.ts';

/** Responds to unparsable or timed-out requests as Node does, but with our headers. */
export function clientErrorHandler(server: Server): void {
  /** The response in flight on a connection: writing an error into the middle would corrupt it. */
  const answering = new WeakMap<object, ServerResponse>();
  server.prependListener('request', ({ socket }, res) => answering.set(socket, res));
  server.on('clientError', (error, stream) => {
    const answer = answering.get(stream);
    const isBegun = answer?.headersSent === true && !answer.writableFinished;
    if (!(stream instanceof Socket) || !stream.writable || isBegun) {
      stream.destroy(error);
      return;
    }
    const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
    stream.write(nonsenseAnswer(code), 'latin1', () => stream.destroy(error));
  });
}
