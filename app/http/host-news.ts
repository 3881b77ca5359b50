import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestChannel, type RequestNews } from '#app/platform/request/request-news.ts';
import { hostSettings, type HostSettings, UnreadableSetting } from './lifecycle/host-settings.ts';
import { kindOf } from './guards/path-rules.ts';

const news = channel(requestChannel);

/** Tells the site, which counts and logs, that a request is here, and when it is over. */
export function follow(req: IncomingMessage, res: ServerResponse, id: string): void {
  const target = req.url ?? '/';
  const kind = kindOf(target, req.headers['content-type']);
  const began = performance.now();
  news.publish({ phase: 'begun', kind } satisfies RequestNews);
  res.once('close', () =>
    news.publish({
      phase: 'ended',
      kind,
      id,
      method: req.method ?? '',
      target,
      status: res.writableFinished ? res.statusCode : null,
      milliseconds: performance.now() - began,
    } satisfies RequestNews),
  );
}

/** Ends the process where a setting cannot be read, in one line: better than to go on with what was not meant. */
export function readableSettings(): HostSettings {
  try {
    return hostSettings(process.env);
  } catch (error) {
    if (!(error instanceof UnreadableSetting)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
