import type { CredentialPorts, Credentials } from './credentials.ts';

/** One tab's two charts, once they are running. */
export interface Charts {
  /** Starts the charts unless they are running. @throws when their code cannot be loaded */
  readonly run: () => Promise<Credentials>;
  /**
   * Starts the charts and notifies them. If their code cannot be loaded, they learn it from the server at the next
   * start.
   */
  readonly tell: (say: (credentials: Credentials) => void) => void;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
}

/** Charts whose code is loaded on first use. */
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
      // When offline, the next attempt may load the code.
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
