import { describe, expect, it } from 'vitest';

import { AppError } from '#domain/app-error.ts';
import { chunkBytes } from '#domain/video/video.ts';

import { attempts, exhaust, fileBytes, upload } from './upload-fixture.ts';
import { percentageOf } from './upload-progress.ts';

describe('an upload', () => {
  it('waits to be started', () => {
    const { actor, calls } = upload({ fileBytes });
    expect(actor.getSnapshot().value).toBe('idle');
    expect(calls).toHaveLength(0);
  });

  it('sends chunk after chunk and completes after the last', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    for (let chunk = 0; chunk < 3; chunk += 1) {
      await attempts(subject, chunk + 1);
      subject.call(chunk).succeed();
    }
    await subject.reaches('completed');
    expect(subject.calls.map(({ range }) => range)).toEqual([
      { start: 0, end: chunkBytes - 1, total: fileBytes },
      { start: chunkBytes, end: 2 * chunkBytes - 1, total: fileBytes },
      { start: 2 * chunkBytes, end: fileBytes - 1, total: fileBytes },
    ]);
    expect(subject.actor.getSnapshot().context.sentChunks).toBe(3);
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(100);
  });

  it('shows chunks done plus the progress of the running one, to one decimal', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    subject.call(0).onProgress(0.5);
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(16.7);
    subject.call(0).succeed();
    await attempts(subject, 2);
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(33.3);
    subject.call(0).onProgress(0.9);
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(33.3);
    subject.call(1).onProgress(7);
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(66.7);
  });

  it('sends a chunk again 2000 ms after it failed, not earlier', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    subject.call(0).onProgress(0.8);
    subject.call(0).fail();
    await subject.reaches('waiting');
    expect(subject.actor.getSnapshot().context.progress).toBe(0);
    subject.clock.increment(1_999);
    expect(subject.calls).toHaveLength(1);
    subject.clock.increment(1);
    expect(subject.calls).toHaveLength(2);
    expect(subject.call(1).range).toEqual(subject.call(0).range);
    expect(subject.actor.getSnapshot().context.attempt).toBe(1);
  });

  it('fails after four retries', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    await exhaust(subject, 0);
    expect(subject.calls).toHaveLength(5);
    subject.clock.increment(60_000);
    expect(subject.calls).toHaveLength(5);
  });

  it('fails at once, and says why, when the server will never take the chunk', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    subject.call(0).fail(new AppError('not_a_video'));
    await subject.reaches('failed');
    expect(subject.actor.getSnapshot().context.failure).toBe('not_a_video');
    subject.actor.send({ type: 'RETRY' });
    expect(subject.actor.getSnapshot().context.failure).toBeNull();
  });

  it('gives every chunk its own four retries', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    subject.call(0).fail();
    await subject.reaches('waiting');
    subject.clock.increment(2_000);
    subject.call(1).succeed();
    await attempts(subject, 3);
    expect(subject.actor.getSnapshot().context.attempt).toBe(0);
    await exhaust(subject, 2);
    expect(subject.calls).toHaveLength(7);
  });

  it('goes on from the first chunk that was not acknowledged when tried again', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    subject.call(0).succeed();
    await attempts(subject, 2);
    await exhaust(subject, 1);
    subject.actor.send({ type: 'RETRY' });
    expect(subject.calls).toHaveLength(7);
    expect(subject.call(6).chunk).toBe(1);
    expect(subject.actor.getSnapshot().context.attempt).toBe(0);
  });

  it('skips what the server says it has when tried again', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    await exhaust(subject, 0);
    subject.actor.send({ type: 'RETRY', acknowledged: [0, 1] });
    expect(subject.call(5).chunk).toBe(2);
    subject.call(5).succeed();
    await subject.reaches('completed');
  });

  it('is complete when the server turns out to have everything', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    await exhaust(subject, 0);
    subject.actor.send({ type: 'RETRY', acknowledged: [0, 1, 2] });
    expect(subject.actor.getSnapshot().value).toBe('completed');
  });

  it('goes on with an upload of an earlier visit, over gaps and nonsense', async () => {
    const subject = upload({ fileBytes, acknowledged: [1, 1, 9, -1, 0.5] });
    expect(percentageOf(subject.actor.getSnapshot().context)).toBe(33.3);
    subject.actor.send({ type: 'START' });
    subject.call(0).succeed();
    await attempts(subject, 2);
    subject.call(1).succeed();
    await subject.reaches('completed');
    expect(subject.calls.map(({ chunk }) => chunk)).toEqual([0, 2]);
  });

  it('sends nothing when all chunks are on the server', () => {
    const subject = upload({ fileBytes, acknowledged: [0, 1, 2] });
    subject.actor.send({ type: 'START' });
    expect(subject.actor.getSnapshot().value).toBe('completed');
    expect(subject.calls).toHaveLength(0);
  });
});

describe('cancelling an upload', () => {
  it('is possible before it starts', () => {
    const { actor } = upload({ fileBytes });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('cancelled');
  });

  it('aborts the chunk on its way', () => {
    const { actor, call } = upload({ fileBytes });
    actor.send({ type: 'START' });
    actor.send({ type: 'CANCEL' });
    expect(actor.getSnapshot().value).toBe('cancelled');
    expect(call(0).signal.aborted).toBe(true);
  });

  it('ends the wait for a retry', async () => {
    const { actor, call, calls, clock, reaches } = upload({ fileBytes });
    actor.send({ type: 'START' });
    call(0).fail();
    await reaches('waiting');
    actor.send({ type: 'CANCEL' });
    clock.increment(10_000);
    expect(actor.getSnapshot().value).toBe('cancelled');
    expect(calls).toHaveLength(1);
  });

  it('is possible after failure', async () => {
    const subject = upload({ fileBytes });
    subject.actor.send({ type: 'START' });
    await exhaust(subject, 0);
    subject.actor.send({ type: 'CANCEL' });
    expect(subject.actor.getSnapshot().value).toBe('cancelled');
  });
});
