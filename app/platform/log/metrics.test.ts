import { expect, it } from 'vitest';

import { createMetrics } from './metrics.server.ts';
import { serveMetrics } from './serve-metrics.server.ts';

const ended = { phase: 'ended', id: 'a', method: 'GET', target: '/', milliseconds: 40 } as const;

it('counts requests by kind and status, and leaves out what cannot be looked up', async () => {
  const metrics = createMetrics([
    { name: 'jobs', help: 'Jobs.', label: 'queue', read: () => Promise.resolve({ mail: 3 }) },
    { name: 'lost', help: 'Lost.', label: 'x', read: () => Promise.reject(new Error('away')) },
  ]);
  metrics.note({ phase: 'begun', kind: 'page' });
  metrics.note({ phase: 'begun', kind: 'upload' });
  metrics.note({ ...ended, kind: 'page', status: 200 });
  metrics.note({ phase: 'begun', kind: 'page' });
  metrics.note({ ...ended, kind: 'page', status: null });
  const text = await metrics.text();
  for (const line of [
    'astera_request_duration_seconds_bucket{le="0.05",kind="page",status="200"} 1',
    'astera_request_duration_seconds_count{kind="page",status="gone"} 1',
    'astera_requests_under_way{kind="page"} 0',
    'astera_requests_under_way{kind="upload"} 1',
    'jobs{queue="mail"} 3',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain('lost{');
});

it('answers at one path of an address of its own', async () => {
  const { port, close } = await serveMetrics(createMetrics([]), { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/plain'),
  ]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  close();
});
