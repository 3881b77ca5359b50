import type { CredentialPorts, Credentials } from './credentials.ts';

/** The two charts of one tab, once they run. */
export interface Charts {
  /** Runs the charts, if they do not run yet. @throws when their code cannot be loaded */
  readonly run: () => Promise<Credentials>;
  /** Runs the charts and tells them something. Without their code they hear it from the server at the next start. */
  readonly tell: (say: (credentials: Credentials) => void) => void;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

/** Charts whose code is loaded when they are run for the first time. */
export function lazyCharts(ports: CredentialPorts): Charts {
  let running: Promise<Credentials> | null = null;
  let isOver = false;

  async function start(): Promise<Credentials> {
    const { startCredentials } = await import('./credentials.ts');
    const credentials = startCredentials(ports);
    if (isOver) credentials.stop();
    return credentials;
  }

  function run(): Promise<Credentials> {
    running ??= start().catch((error: unknown) => {
      // Without a network the code may come at the next try.
      running = null;
      throw error;
    });
    return running;
  }

  return {
    run,
    tell: (say) => void run().then(say, () => {}),
    isRunning: () => running !== null,
    stop: () => {
      isOver = true;
      void running?.then(
        (credentials) => credentials.stop(),
        () => {},
      );
    },
  };
}
