import type { Client } from 'pg';
import { type Notification } from 'pg';

export interface StandingOptions {
  readonly connectionString: string;
  /** Prepares a new connection before it is used; runs again after each reconnect. */
  readonly prepare?: (client: Client) => Promise<unknown>;
  readonly onNotification?: (notification: Notification) => void;
}

/** One connection to PostgreSQL besides the pool, for what is bound to a connection: listening, locks. */
export interface StandingConnection {
  /**
   * The current connection, or the next one.
   * @throws when there is none within a few seconds, or after `close`
   */
  readonly current: () => Promise<Client>;
  /** Reports a broken connection, for callers who notice first. */
  readonly lose: (client: Client) => void;
  readonly close: () => Promise<void>;
}
