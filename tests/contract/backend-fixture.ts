import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import * as v from 'valibot';

import { authenticateAnswerSchema } from '#backend/contract/auth.ts';
import {
  type Backend,
  type BackendDatabase,
  createBackend,
  migrateBackend,
  seedDemoWorld,
} from '#backend/server/index.ts';
import type { World } from '#backend/server/seed/world/world-types.ts';

import { freshPostgres } from './fresh-postgres.ts';
import { smallWorld } from './small-world.ts';

export const password = 'astera-demo';
/** Signs the tokens of the back end under test. */
export const jwtKey = new Uint8Array(32).fill(7);
export const serviceAuthorization = `Basic ${btoa('ck_test:cs_test')}`;
const origin = 'http://backend.test';

/** An answer with its body read. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface BackendFixture {
  readonly backend: Backend;
  readonly database: BackendDatabase;
  readonly mediaFolder: string;
  /** Moves the clock of the back end; it stands still otherwise. */
  readonly advance: (seconds: number) => void;
  readonly ask: (
    method: string,
    path: string,
    options?: { authorization?: string | null; body?: unknown; headers?: Record<string, string> },
  ) => Promise<Answer>;
  /** The token of a person of the small world. */
  readonly tokenOf: (login: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

interface OpenDatabase {
  readonly database: BackendDatabase;
  readonly close: () => Promise<void>;
}

async function openPglite(): Promise<OpenDatabase> {
  const client = await PGlite.create();
  return { database: drizzlePglite({ client }), close: () => client.close() };
}

/** A database of its own on the server, dropped at the end. */
async function openPostgres(url: string): Promise<OpenDatabase> {
  const own = await freshPostgres(url);
  const pool = new pg.Pool({ connectionString: own.url, max: 8 });
  // A connection that is still closing when the database is dropped is cut off, which is what was asked for.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    database: drizzlePostgres({ client: pool }),
    async close() {
      await pool.end();
      await own.drop();
    },
  };
}

/** The databases that the suite runs on: PGlite, and PostgreSQL where `TEST_DATABASE_URL` names one. */
export const databases: readonly { name: string; open: () => Promise<OpenDatabase> }[] = [
  { name: 'PGlite', open: openPglite },
  ...(process.env['TEST_DATABASE_URL']
    ? [{ name: 'PostgreSQL', open: () => openPostgres(process.env['TEST_DATABASE_URL'] ?? '') }]
    : []),
];

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** The embedded back end over a fresh database with a world in it, the small one unless given. */
export async function startBackend(
  open: () => Promise<OpenDatabase>,
  world: World = smallWorld,
): Promise<BackendFixture> {
  const { database, close } = await open();
  let now = new Date('2026-06-01T10:00:00Z');
  const clock = () => now;
  await migrateBackend(database);
  await seedDemoWorld(database, {
    clock,
    password,
    world,
    storeVideo: (fileName) => Promise.resolve({ videoId: `vi-${fileName}`, bytes: 1234 }),
  });
  const bugs: unknown[] = [];
  const mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
  const backend = createBackend({
    database,
    clock,
    secrets: { jwtKey },
    serviceKey: 'ck_test',
    serviceSecret: 'cs_test',
    mediaFolder,
    onError: (error) => bugs.push(error),
  });
  const tokens = new Map<string, string>();

  const ask: BackendFixture['ask'] = async (method, path, options = {}) => {
    const headers = new Headers(options.headers);
    if (options.authorization) headers.set('authorization', options.authorization);
    const { body } = options;
    if (body !== undefined && body !== null && !headers.has('content-type')) {
      headers.set('content-type', 'application/json');
    }
    const response = await backend.fetch(
      new Request(`${origin}${path}`, {
        method,
        headers,
        ...(body === undefined || body === null
          ? {}
          : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    if (bugs.length > 0) throw bugs[0];
    return { status: response.status, headers: response.headers, body: await readBody(response) };
  };

  return {
    backend,
    database,
    mediaFolder,
    ask,
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000);
    },
    async tokenOf(login) {
      const known = tokens.get(login);
      if (known) return known;
      const { body } = await ask('POST', '/wp-json/aam/v2/authenticate', {
        body: { username: login, password, issueJWT: true, includeRoles: true },
      });
      const token = v.parse(authenticateAnswerSchema, body).jwt?.token ?? '';
      tokens.set(login, token);
      return token;
    },
    async close() {
      await backend.close();
      await close();
      await rm(mediaFolder, { recursive: true, force: true });
    },
  };
}
