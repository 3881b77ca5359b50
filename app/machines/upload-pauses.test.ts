import { describe, expect, it, vi } from 'vitest';

import { AppError } from '#domain/app-error.ts';
import { chunkBytes } from '#domain/video/video.ts';

import { exhaust, fileBytes, upload } from './upload-fixture.ts';
import { bytesSentOf, percentageOf } from './upload-progress.ts';

describe('without a network, an upload', () => {
  it('does not begin, and begins by itself when the network is there', () => {
    const { actor, calls } = upload({ fileBytes, isOnline: false });
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().value).toBe('offline');
    expect(calls).toHaveLength(0);
    actor.send({ type: 'ONLINE' });
    expect(actor.getSnapshot().value).toBe('sending');
  });

  it('hears of the network before it is started', () => {
    const { actor } = upload({ fileBytes });
    actor.send({ type: 'OFFLINE' });
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().value).toBe('offline');
  });

  it('lets go of the chunk, and sends it again with all its retries', async () => {
    const subject = upload({ fileBytes });
    const { actor, call, calls, clock } = subject;
    actor.send({ type: 'START' });
    call(0).fail();
    await subject.reaches('waiting');
    clock.increment(2_000);
    call(1).onProgress(0.5);
    actor.send({ type: 'OFFLINE' });
    expect(actor.getSnapshot().value).toBe('offline');
    expect(call(1).signal.aborted).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ attempt: 0, progress: 0 });
    clock.increment(60_000);
    expect(calls).toHaveLength(2);
    actor.send({ type: 'ONLINE' });
    expect(call(2).range).toEqual(call(1).range);
    await exhaust(subject, 2);
  });

  it('does not wait for a retry', async () => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    call(0).fail();
    await reaches('waiting');
    actor.send({ type: 'OFFLINE' });
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('offline');
    expect(calls).toHaveLength(1);
  });

  it('can be paused and cancelled', () => {
    for (const [type, state] of [
      ['PAUSE', 'paused'],
      ['CANCEL', 'cancelled'],
    ] as const) {
      const { actor } = upload({ fileBytes, isOnline: false });
      actor.send({ type: 'START' });
      actor.send({ type });
      expect(actor.getSnapshot().value).toBe(state);
    }
  });

  it('that failed waits for the network when it is tried again', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    await exhaust(subject, 0);
    subject.actor.send({ type: 'OFFLINE' });
    expect(subject.actor.getSnapshot().value).toBe('failed');
    subject.actor.send({ type: 'RETRY' });
    expect(subject.actor.getSnapshot().value).toBe('offline');
  });
});

describe('a paused upload', () => {
  it('finishes the chunk under way, so that nothing is sent twice, and then sends nothing', async () => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes, acknowledged: [0] });
    actor.send({ type: 'START' });
    call(0).onProgress(0.5);
    const before = percentageOf(actor.getSnapshot().context);
    actor.send({ type: 'PAUSE' });
    expect(call(0).signal.aborted).toBe(false);
    expect(percentageOf(actor.getSnapshot().context)).toBe(before);
    call(0).succeed();
    await reaches('paused');
    expect(percentageOf(actor.getSnapshot().context)).toBeGreaterThan(before);
    clock.increment(60_000);
    expect(calls).toHaveLength(1);
    actor.send({ type: 'RESUME' });
    expect(actor.getSnapshot().value).toBe('sending');
    expect(call(1).range.start).toBeGreaterThan(call(0).range.start);
  });

  it('does not pause any more once it is told to go on', async () => {
    const { actor, call, calls } = upload({ fileBytes, acknowledged: [0] });
    actor.send({ type: 'START' });
    actor.send({ type: 'PAUSE' });
    actor.send({ type: 'RESUME' });
    call(0).succeed();
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(actor.getSnapshot().value).toBe('sending');
  });

  it('is done when the chunk under way was the last', async () => {
    const { actor, call, reaches } = upload({ fileBytes, acknowledged: [0, 1] });
    actor.send({ type: 'START' });
    actor.send({ type: 'PAUSE' });
    call(0).succeed();
    await reaches('completed');
  });

  it('pauses at once when the chunk under way fails', async () => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    actor.send({ type: 'PAUSE' });
    call(0).fail();
    await reaches('paused');
    clock.increment(10_000);
    expect(calls).toHaveLength(1);
  });

  it('can be paused between two attempts', async () => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    call(0).fail();
    await reaches('waiting');
    actor.send({ type: 'PAUSE' });
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('paused');
    expect(calls).toHaveLength(1);
  });

  it('stays paused whatever the network does, and waits for it when it goes on', async () => {
    const { actor, call, calls, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    actor.send({ type: 'PAUSE' });
    call(0).fail();
    await reaches('paused');
    actor.send({ type: 'OFFLINE' });
    expect(actor.getSnapshot().value).toBe('paused');
    actor.send({ type: 'RESUME' });
    expect(actor.getSnapshot().value).toBe('offline');
    actor.send({ type: 'PAUSE' });
    actor.send({ type: 'ONLINE' });
    expect(actor.getSnapshot().value).toBe('paused');
    actor.send({ type: 'RESUME' });
    expect(actor.getSnapshot().value).toBe('sending');
    expect(calls).toHaveLength(2);
  });

  it('can be cancelled, also before the chunk under way has arrived', async () => {
    const early = upload({ fileBytes });
    early.actor.send({ type: 'START' });
    early.actor.send({ type: 'PAUSE' });
    early.actor.send({ type: 'CANCEL' });
    expect(early.actor.getSnapshot().value).toBe('cancelled');
    expect(early.call(0).signal.aborted).toBe(true);

    const paused = upload({ fileBytes });
    paused.actor.send({ type: 'START' });
    paused.actor.send({ type: 'PAUSE' });
    paused.call(0).succeed();
    await paused.reaches('paused');
    paused.actor.send({ type: 'CANCEL' });
    expect(paused.actor.getSnapshot().value).toBe('cancelled');
  });
});

describe('the bytes that have left', () => {
  it('count chunks done, the last one by its own length, and what the running one has sent', () => {
    const { actor, call } = upload({ fileBytes, acknowledged: [0, 2] });
    expect(bytesSentOf(actor.getSnapshot().context)).toBe(chunkBytes + 1_000);
    actor.send({ type: 'START' });
    call(0).onProgress(0.5);
    expect(bytesSentOf(actor.getSnapshot().context)).toBe(chunkBytes + 1_000 + chunkBytes / 2);
  });

  it('are all of them once all is there', () => {
    const { actor } = upload({ fileBytes, acknowledged: [0, 1, 2] });
    expect(bytesSentOf(actor.getSnapshot().context)).toBe(fileBytes);
  });
});

describe('while others of the same person take up the relay, an upload', () => {
  const busy = new AppError('too_many_requests');

  it('waits for its turn, however long, and keeps all its retries', async () => {
    const subject = upload({ fileBytes });
    const { actor, call, clock, reaches } = subject;
    actor.send({ type: 'START' });
    for (let attempt = 0; attempt < 20; attempt += 1) {
      call(attempt).fail(busy);
      await reaches('queued');
      clock.increment(2_000);
    }
    expect(actor.getSnapshot().context).toMatchObject({ attempt: 0, failure: null });
    await exhaust(subject, 20);
  });

  it.each([
    ['PAUSE', 'paused'],
    ['OFFLINE', 'offline'],
    ['CANCEL', 'cancelled'],
  ] as const)('hears of %s', async (type, state) => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    call(0).fail(busy);
    await reaches('queued');
    actor.send({ type });
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe(state);
    expect(calls).toHaveLength(1);
  });
});
