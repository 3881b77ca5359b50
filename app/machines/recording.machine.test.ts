import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import { recordingMaxMs, type Take } from '#domain/video/recording.ts';

import { recordingMachine } from './recording.machine.ts';

const take: Take = { file: new File(['x'], 'x.mp4'), lengthMs: 4_000, loudest: 0.5 };

function named(name: string): Error {
  return Object.assign(new Error('refused'), { name });
}

/** A camera that does what the test says. @param refusals what stands against the first attempts to open it */
function recording(refusals: (Error | null)[] = []) {
  const clock = new SimulatedClock();
  const log: string[] = [];
  let end: { take: (done: Take) => void; fail: (error: Error) => void } | null = null;
  const actor = createActor(
    recordingMachine.provide({
      actors: {
        openCamera: fromPromise<void>(async () => {
          log.push('open');
          const refusal = refusals.shift();
          if (refusal) throw refusal;
        }),
        record: fromPromise<Take>(
          () => new Promise((resolve, reject) => (end = { take: resolve, fail: reject })),
        ),
      },
      actions: {
        stopRecorder: () => {
          log.push('stop');
          end?.take(take);
        },
        releaseCamera: () => void log.push('release'),
      },
    }),
    { clock },
  ).start();
  const reaches = (state: 'ready' | 'refused' | 'review') =>
    waitFor(actor, (snapshot) => snapshot.matches(state));
  const stands = () => {
    const { value } = actor.getSnapshot();
    return typeof value === 'string' ? value : Object.keys(value)[0];
  };
  async function begun() {
    await reaches('ready');
    actor.send({ type: 'START' });
    clock.increment(1_000);
    clock.increment(1_000);
    clock.increment(1_000);
  }
  return { actor, clock, log, reaches, stands, begun, fail: (error: Error) => end?.fail(error) };
}

describe('recording a video', () => {
  it('opens the camera, counts three seconds down, and begins', async () => {
    const { actor, clock, reaches, stands } = recording();
    expect(stands()).toBe('opening');
    await reaches('ready');
    actor.send({ type: 'START' });
    const seen = [actor.getSnapshot().context.countdown];
    clock.increment(1_000);
    seen.push(actor.getSnapshot().context.countdown);
    clock.increment(1_000);
    seen.push(actor.getSnapshot().context.countdown);
    expect(seen).toEqual([3, 2, 1]);
    clock.increment(999);
    expect(stands()).toBe('counting');
    clock.increment(1);
    expect(stands()).toBe('recording');
  });

  it('can be held up while it counts, and counts from three again', async () => {
    const { actor, clock, reaches, stands } = recording();
    await reaches('ready');
    actor.send({ type: 'START' });
    clock.increment(1_000);
    actor.send({ type: 'WAIT' });
    clock.increment(10_000);
    expect(stands()).toBe('ready');
    actor.send({ type: 'START' });
    expect(actor.getSnapshot().context.countdown).toBe(3);
  });

  it('ends when it is stopped, shows the take and lets go of the camera', async () => {
    const { actor, log, reaches, begun } = recording();
    await begun();
    actor.send({ type: 'STOP' });
    await reaches('review');
    expect(actor.getSnapshot().context.take).toBe(take);
    expect(log).toEqual(['open', 'stop', 'release']);
  });

  it('ends by itself after the longest time there is', async () => {
    const { clock, log, stands, reaches, begun } = recording();
    await begun();
    clock.increment(recordingMaxMs - 1);
    expect(stands()).toBe('recording');
    clock.increment(1);
    await reaches('review');
    expect(log).toContain('stop');
  });

  it('is made again from the beginning, and the first take is gone', async () => {
    const { actor, log, reaches, begun } = recording();
    await begun();
    actor.send({ type: 'STOP' });
    await reaches('review');
    actor.send({ type: 'RETAKE' });
    expect(actor.getSnapshot().context.take).toBeNull();
    await reaches('ready');
    expect(log).toEqual(['open', 'stop', 'release', 'open']);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'busy'],
  ])('says of %s that the camera is %s, and asks again when told to', async (name, problem) => {
    const { actor, reaches } = recording([named(name)]);
    await reaches('refused');
    expect(actor.getSnapshot().context.problem).toBe(problem);
    actor.send({ type: 'RETRY' });
    await reaches('ready');
    expect(actor.getSnapshot().context.problem).toBeNull();
  });

  it('that breaks off says so and lets go of the camera', async () => {
    const { actor, log, reaches, begun, fail } = recording();
    await begun();
    fail(named('UnknownError'));
    await reaches('refused');
    expect(actor.getSnapshot().context.problem).toBe('failed');
    expect(log).toEqual(['open', 'release']);
  });
});
