import type { Emitter } from './emitter.ts';

interface RepeatedWorkOptions {
  readonly everyMs: number;
  /** An event that makes it due at once. */
  readonly emitter?: Pick<Emitter, 'onEmit'>;
}

/** Work that is repeated until it is stopped. */
export interface RepeatedWork {
  /** Resolves when the run in progress has ended; no other begins. */
  readonly stop: () => Promise<void>;
}

/**
 * Runs work now, at intervals and on every event, never twice at once: what becomes due during a run is done after it.
 * A run that fails is logged; the next one comes at its time.
 * @param work is told by `isStopped` to end early
 */
export function startRepeatedWork(
  work: (isStopped: () => boolean) => Promise<void>,
  { everyMs, emitter }: RepeatedWorkOptions,
): RepeatedWork {
  let stopped = false;
  let isDue = false;
  let running: Promise<void> | null = null;
  const isStopped = () => stopped;

  async function run(): Promise<void> {
    while (isDue && !stopped) {
      isDue = false;
      await work(isStopped).catch((error: unknown) => console.error(error));
    }
    running = null;
  }

  function wake(): void {
    isDue = true;
    running ??= Promise.resolve().then(run);
  }

  const stopListening = emitter?.onEmit(wake);
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    async stop() {
      stopped = true;
      stopListening?.();
      clearInterval(timer);
      await running;
    },
  };
}
