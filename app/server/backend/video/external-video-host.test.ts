import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { collectGarbage } from '#tests/support/collect-garbage.ts';

import { externalVideoHost } from './external-video-host.server.ts';

const network = vi.fn<typeof fetch>();
const host = externalVideoHost('http://videos.test', 'Basic a');
const videoId = `vi${'0'.repeat(32)}`;
const mp4 = 'http://videos.test/there.mp4';
const known = () =>
  Promise.resolve(Response.json({ videoId, title: 'a', assets: { mp4 }, metadata: [] }));

/** Never answers; ends when it is given up, as the network's own does. */
const never = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  network.mockReset();
});

/** What became of a question for a video by now. */
function watch(signal: AbortSignal = new AbortController().signal) {
  const request = new Request('http://app.test/', { signal });
  const outcome: { request: Request; now: unknown } = { request, now: 'waits' };
  host.serveVideo(videoId, request).then(
    (response) => (outcome.now = response?.status ?? null),
    (error: unknown) => (outcome.now = error instanceof Error ? error.message : error),
  );
  return outcome;
}

it('bytes that do not begin are given up after ten seconds', async () => {
  network.mockImplementationOnce(known).mockImplementationOnce(never);
  const outcome = watch();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(outcome.now).toBe('waits');
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.now).toBe('The video host did not answer.');
});

it('and at once when the visitor goes away, also after garbage was collected', async () => {
  network.mockImplementationOnce(known).mockImplementationOnce(never);
  const visitor = new AbortController();
  const outcome = watch(visitor.signal);
  await vi.advanceTimersByTimeAsync(1);
  collectGarbage();
  visitor.abort(new Error('gone'));
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.now).toBe('gone');
});

it('bytes that have begun take as long as someone watches', async () => {
  let signal: AbortSignal | null | undefined;
  network.mockImplementationOnce(known).mockImplementationOnce(async (_input, init) => {
    signal = init?.signal;
    return new Response(new ReadableStream());
  });
  const outcome = watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([outcome.now, signal?.aborted]).toEqual([200, false]);
});

it.each([
  [404, null],
  [500, 'The video host answered 500.'],
])('a refusal of %d is not left unread', async (status, expected) => {
  const cancel = vi.fn<() => void>();
  network.mockResolvedValueOnce(new Response(new ReadableStream({ cancel }), { status }));
  const outcome = watch();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.now).toBe(expected);
  expect(cancel).toHaveBeenCalledOnce();
});
