import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestChannel, type RequestNews } from '#app/platform/request/request-news.ts';
import { hostSettings, type HostSettings, UnreadableSetting } from './lifecycle/host-settings.ts';
import { kindOf } from './guards/path-rules.ts';

const news = channel(requestChannel);

/** Tells the site, which counts and logs requests, when a request begins and ends. */
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

/** Ends the process with a one-line error if a setting is invalid, rather than running with an unintended one. */
export function readableSettings(): HostSettings {
  try {
    return hostSettings(process.env);
  } catch (error) {
    if (!(error instanceof UnreadableSetting)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}
