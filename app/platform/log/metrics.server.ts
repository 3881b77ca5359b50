import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { RequestNews } from '#app/platform/request/request-news.ts';

/** In seconds: from a cached page to a chunk over a slow connection. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A metric that is read on scrape: its values by one label. */
export interface LookedUpFigure {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly read: () => Promise<Readonly<Record<string, number>>>;
}

/** This process's metrics for Prometheus. */
export interface Metrics {
  readonly note: (news: RequestNews) => void;
  /** In Prometheus' text format. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** @param lookedUp metrics read on scrape; those that fail are left out */
export function createMetrics(lookedUp: readonly LookedUpFigure[]): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, garbage collection and event loop lag.
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'astera_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['kind', 'status'],
    buckets: durations,
    registers,
  });
  const underWay = new Gauge({
    name: 'astera_requests_under_way',
    help: 'Requests that are being answered; of the kind "upload": chunks and files on their way in.',
    labelNames: ['kind'],
    registers,
  });
  for (const { name, help, label, read } of lookedUp) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        gauge.reset();
        const values = await read().catch(() => ({}));
        for (const [key, value] of Object.entries(values)) gauge.set({ [label]: key }, value);
      },
    });
  }
  return {
    note(news) {
      if (news.phase === 'begun') {
        underWay.inc({ kind: news.kind });
        return;
      }
      const { kind, status, milliseconds } = news;
      underWay.dec({ kind });
      duration.observe({ kind, status: String(status ?? 'gone') }, milliseconds / 1_000);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
