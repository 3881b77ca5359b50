import type { Client } from 'pg';
import { type Notification } from 'pg';

export interface StandingOptions {
  readonly connectionString: string;
  /** Does what a fresh connection needs before it is used; runs again after each break. */
  readonly prepare?: (client: Client) => Promise<unknown>;
  readonly onNotification?: (notification: Notification) => void;
}

/** One connection to PostgreSQL beside the pool, for what belongs to a connection: listening, locks. */
export interface StandingConnection {
  /**
   * The connection that stands now, or the next one.
   * @throws when none was made within a few seconds, or after `close`
   */
  readonly current: () => Promise<Client>;
  /** Says that a connection is broken, for anyone who finds out first. */
  readonly lose: (client: Client) => void;
  readonly close: () => Promise<void>;
}
