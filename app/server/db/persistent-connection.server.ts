import { Client } from 'pg';
import type { StandingOptions, StandingConnection } from './persistent-connection-types.server.ts';

/** Delay of the first reconnect, in milliseconds; it doubles with each further attempt. */
const firstWaitMs = 250;
const longestWaitMs = 10_000;
/** A regular query detects a server that vanished silently. */
const askEveryMs = 15_000;
const answerWithinMs = 5_000;

/** Opens a connection and keeps it open: reconnects with growing delays, for as long as it takes. */
export function persistentConnection(options: StandingOptions): StandingConnection {
  const { connectionString, prepare, onNotification } = options;
  let closed = false;
  let standing: Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let waiting: { resolve: (client: Client) => void; reject: (error: Error) => void }[] = [];

  function later(attempt: number): void {
    if (closed) return;
    timer = setTimeout(
      () => void connect(attempt + 1),
      Math.min(firstWaitMs * 2 ** attempt, longestWaitMs),
    );
    timer.unref();
  }

  /** Gives up a broken connection, and schedules a reconnect. */
  function lose(client: Client, attempt: number): void {
    client.removeAllListeners('end');
    void client.end().catch(() => undefined);
    if (standing === client) standing = null;
    clearTimeout(timer);
    later(attempt);
  }

  function watch(client: Client): void {
    timer = setTimeout(() => {
      const late = setTimeout(() => {
        if (standing === client) lose(client, 0);
      }, answerWithinMs);
      client.query('select 1').then(
        () => {
          clearTimeout(late);
          if (standing === client) watch(client);
        },
        () => clearTimeout(late),
      );
    }, askEveryMs);
    timer.unref();
  }

  async function connect(attempt: number): Promise<void> {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: answerWithinMs,
      keepAlive: true,
      application_name: 'astera standing',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      client.once('end', () => lose(client, 0));
      if (onNotification) client.on('notification', onNotification);
      await prepare?.(client);
    } catch (error) {
      if (attempt === 0) console.error(error);
      lose(client, attempt);
      return;
    }
    if (closed) return void client.end().catch(() => undefined);
    standing = client;
    for (const { resolve } of waiting) resolve(client);
    waiting = [];
    watch(client);
  }

  void connect(0);
  return {
    current: () => {
      if (closed) return Promise.reject(new Error('the connection was closed'));
      if (standing) return Promise.resolve(standing);
      const { promise, resolve, reject } = Promise.withResolvers<Client>();
      const one = { resolve, reject };
      waiting.push(one);
      const late = setTimeout(() => {
        waiting = waiting.filter((other) => other !== one);
        reject(new Error('the database is away'));
      }, answerWithinMs);
      return promise.finally(() => clearTimeout(late));
    },
    lose(client) {
      if (standing === client) lose(client, 0);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const { reject } of waiting) reject(new Error('the connection was closed'));
      waiting = [];
      const last = standing;
      standing = null;
      last?.removeAllListeners('end');
      await last?.end().catch(() => undefined);
    },
  };
}
