import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { env } from '#app/platform/settings/env.server.ts';
import { createLineLimit } from '#app/platform/log/line-limit.ts';
import { createLog, takeConsole } from '#app/platform/log/log.server.ts';
import { createMetrics } from '#app/platform/log/metrics.server.ts';
import { serveMetrics } from '#app/platform/log/serve-metrics.server.ts';
import {
  isRequestNews,
  requestChannel,
  type RequestNews,
} from '#app/platform/request/request-news.ts';
import { loggedPath } from '#app/platform/log/without-persons.ts';
import { lookedUp } from './looked-up-figures.server.ts';

/** Log lines for rejected requests are limited, since anyone can send them endlessly; the metrics count all of them. */
const refusedLines = { most: 200, perMs: 60_000 } as const;

/** Requests for files and probes are frequent and of little interest. */
const quietKinds = new Set(['file', 'probe']);

/**
 * Starts logging and metrics: every line is written as JSON, including those of libraries, and with `METRICS_PORT`
 * there are metrics for Prometheus. In development, the console stays as it is.
 */
export function startWatching(): { readonly stop: () => void } {
  if (!import.meta.env.PROD) return { stop: () => undefined };
  const log = createLog();
  const giveBack = takeConsole(log);
  const metrics = env.METRICS_PORT === undefined ? null : createMetrics(lookedUp);
  const served =
    metrics && serveMetrics(metrics, { port: env.METRICS_PORT ?? 0, host: env.METRICS_HOST });
  served?.catch((error: unknown) => console.error(error));

  const refused = createLineLimit({
    ...refusedLines,
    tellRest: (count) => log.info({ count }, 'more requests were refused'),
  });

  function note(news: RequestNews): void {
    metrics?.note(news);
    if (news.phase === 'begun') return;
    const { id: requestId, method, kind, target, status, milliseconds } = news;
    const ms = Math.round(milliseconds * 10) / 10;
    const line = { requestId, method, kind, path: loggedPath(target), status, ms };
    const isRefused = status !== null && status >= 400 && status < 500;
    if (isRefused && !refused.take()) return;
    log[quietKinds.has(kind) ? 'debug' : 'info'](line, 'request');
  }
  const listener = (message: unknown) => {
    if (isRequestNews(message)) note(message);
  };
  subscribe(requestChannel, listener);
  return {
    stop() {
      unsubscribe(requestChannel, listener);
      refused.stop();
      served?.then(
        ({ close }) => close(),
        () => undefined,
      );
      giveBack();
    },
  };
}
