import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { authenticateAnswerSchema } from '#backend/contract/people/auth.ts';
import { type Backend, type BackendDatabase, createBackend } from '#backend/server.ts';
import type { World } from '#backend/seed/world/world-types.ts';

import type { TestedDatabase } from './open-database.ts';
import { password, seedWorld, worldStart } from './seed-world.ts';

/** Signs the tokens of the back end under test. */
export const jwtKey = new Uint8Array(32).fill(7);
/** A key of another program, behind which the manager stands. */
export const testConsumer = { key: 'ck_program', secret: 'cs_program', login: 'manager' } as const;
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

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** One after the other is asked, as by a proxy in front of several processes. */
function inTurn(backends: readonly Backend[]): Backend {
  let asked = 0;
  return {
    fetch(request) {
      const backend = backends[asked % backends.length];
      if (!backend) throw new Error('there is no back end');
      asked += 1;
      return backend.fetch(request);
    },
    async close() {
      await Promise.all(backends.map((backend) => backend.close()));
    },
  };
}

/**
 * The embedded back end over a fresh database with a world in it, the small one unless given. On PostgreSQL there are
 * two of them, with connections of their own, and consecutive questions reach different ones.
 */
export async function startBackend(
  open: TestedDatabase['open'],
  world?: World,
): Promise<BackendFixture> {
  const { database, beside, close } = await open(world ? 'empty' : 'small-world');
  if (world) await seedWorld(database, world);
  let now = worldStart;
  const clock = () => now;
  const bugs: unknown[] = [];
  const mediaFolder = await mkdtemp(join(tmpdir(), 'media-'));
  const backendOver = (own: BackendDatabase) =>
    createBackend({
      database: own,
      clock,
      secrets: { jwtKey },
      serviceKey: 'ck_test',
      serviceSecret: 'cs_test',
      consumerKeys: [testConsumer],
      mediaFolder,
      onError: (error) => bugs.push(error),
    });
  const backend = inTurn([database, beside].filter((own) => own !== null).map(backendOver));
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
