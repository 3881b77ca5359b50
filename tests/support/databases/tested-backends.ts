import { sql } from 'drizzle-orm';

import { type BackendFixture, serviceAuthorization, startBackend } from './backend-fixture.ts';
import type { BackendDatabase } from '#backend/server.ts';

import { anyDatabase, databases, type TestedDatabase } from './open-database.ts';
import { startSmallShop } from '../wordpress/small-shop.ts';

/** When an order was placed and completed, as instants; null where it was not. */
export interface OrderTimes {
  readonly createdAt?: string;
  readonly completedAt?: string | null;
}

/** A shop with the small world in it, whatever keeps it. */
export interface ShopFixture extends Pick<BackendFixture, 'ask' | 'tokenOf' | 'close'> {
  readonly backend: { readonly fetch: (request: Request) => Promise<Response> };
  /** Where the orders lie, to be asked past the wire; null where that is not ours. */
  readonly database: BackendDatabase | null;
  /** Where pictures that people sent lie; left out where that is not ours. */
  readonly mediaFolder?: string;
  /** Makes one order, or all of them, older than they are. */
  readonly dateOrders: (id: number | 'all', times: OrderTimes) => Promise<void>;
  /** The header with which something is made that is to be the own of anyone who has a token. */
  readonly authorizationOf: (token: string) => string;
  /** By the clock of the shop. */
  readonly letSecondPass: () => Promise<void>;
  /** Closes the store of a celebrity, or opens it again, as everyone sees it at once. */
  readonly shutStore: (celebrityId: number, closed: boolean) => Promise<void>;
}

/** The embedded back end over a fresh database. */
export async function startEmbedded(
  open: TestedDatabase['open'],
): Promise<ShopFixture & Pick<BackendFixture, 'advance'>> {
  const fixture = await startBackend(open);
  return {
    ...fixture,
    async dateOrders(id, { createdAt, completedAt }) {
      const which = id === 'all' ? sql`true` : sql`id = ${id}`;
      const set = [
        ...(createdAt === undefined ? [] : [sql`created_at = ${createdAt}::timestamptz`]),
        ...(completedAt === undefined ? [] : [sql`completed_at = ${completedAt}::timestamptz`]),
      ];
      await fixture.database.execute(
        sql`update backend.orders set ${sql.join(set, sql`, `)} where ${which}`,
      );
    },
    authorizationOf: () => serviceAuthorization,
    letSecondPass: async () => fixture.advance(1),
    async shutStore(celebrityId, closed) {
      await fixture.database.execute(
        sql`update backend.vendors set closed = ${closed} where user_id = ${celebrityId}`,
      );
    },
  };
}

/** What a test that asks the tables themselves asks. */
export function databaseOf({ database }: ShopFixture): BackendDatabase {
  if (database === null) throw new Error('This back end has no tables of ours.');
  return database;
}

/** What the gateway is tested over. */
export interface TestedBackend {
  readonly name: string;
  readonly start: () => Promise<ShopFixture>;
  /** False where it is not the embedded back end, so that its own rules are not behind the wire. */
  readonly isOurs: boolean;
}

const embeddedOn = (list: readonly TestedDatabase[]): readonly TestedBackend[] =>
  list.map(({ name, open }) => ({ name, start: () => startEmbedded(open), isOurs: true }));
const wordpress: TestedBackend = {
  name: 'a recorded WordPress',
  start: startSmallShop,
  isOurs: false,
};

/** The embedded back end on each database, and a process that behaves as the recorded WordPress does. */
export const backends: readonly TestedBackend[] = [...embeddedOn(databases), wordpress];

/** For what asks the database nothing of its own (`anyDatabase`). */
export const anyBackend: readonly TestedBackend[] = [...embeddedOn(anyDatabase), wordpress];
