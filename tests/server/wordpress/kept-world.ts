import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

import type { WordpressMemory } from '#app/server/wordpress/memory.ts';

import { answersOfOne } from '../../support/wordpress/answers-of-one.ts';
import { memoryOfOne } from '../../support/wordpress/memory-of-one.ts';
import { recordedService } from '../../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';

export const minute = 60_000;
export const night = 9 * 60 * minute;
export const ava = { id: 2, role: 'celebrity' } as const;
export const photo = 62;

/** What processes of the app beside each other share. */
interface Shared {
  readonly origin: string;
  readonly memory: WordpressMemory;
  /** Waits before each question to the WordPress. */
  readonly line: () => Promise<unknown>;
  readonly isDown: boolean;
}

/** What `transport.server.ts` exports: another back end for each process. */
async function transportOfProcess(world: Shared) {
  const { createWordpress } = await import('#app/server/wordpress/create-wordpress.server.ts');
  const { broadcastInvalidation } = await import('#app/platform/cache/broadcast-invalidation.ts');
  const { memory } = world;
  const backend = createWordpress({
    ...{ url: world.origin, serviceAuthorization: recordedService, memory },
    together: broadcastInvalidation,
    fetch: async (input, init) => {
      await world.line();
      if (world.isDown) throw new TypeError('fetch failed');
      return fetch(input, init);
    },
  });
  return {
    openTransport: () =>
      Promise.resolve({
        fetch: backend,
        serviceAuthorization: recordedService,
        authorizationOf: (token: string) => `Bearer ${token}`,
        kept: backend,
        cachedResponses: memory.answers,
      }),
  };
}

/** A process that starts now: with what the tables hold, and nothing else. */
export async function startProcess(world: Shared) {
  vi.resetModules();
  vi.doMock('#app/server/composition.server.ts', () => transportOfProcess(world));
  const catalogue = {
    ...(await import('#app/server/backend/catalog/catalog.server.ts')),
    ...(await import('#app/server/backend/catalog/cached-catalog.server.ts')),
  };
  const products = {
    ...(await import('#app/server/backend/shop/own-products.server.ts')),
    ...(await import('#app/server/backend/shop/own-product-writes.server.ts')),
  };
  const profile = {
    ...(await import('#app/server/backend/people/profile.server.ts')),
    ...(await import('#app/server/backend/people/change-profile.server.ts')),
  };
  const orders = {
    ...(await import('#app/server/backend/orders/orders.server.ts')),
    ...(await import('#app/server/backend/orders/list-orders.server.ts')),
  };
  const ahead = await import('#app/server/backend/catalog/read-ahead.server.ts');
  const forgetting = await import('#app/platform/cache/broadcast-invalidation.ts');
  return { ...catalogue, ...products, ...profile, ...orders, ...ahead, ...forgetting };
}

export type Process = Awaited<ReturnType<typeof startProcess>>;

/** What one process forgets the others do, as over PostgreSQL. */
export function joinProcesses(processes: readonly Process[]): void {
  for (const one of processes) {
    one.carryForgetting(async (word) => {
      for (const other of processes) if (other !== one) other.forgetHere(word);
    });
  }
}

/** The code of what it fails with: each process has errors of its own. */
export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  );

/** What the pages of a visitor are made of. */
export const visit = ({ catalogue }: Process) =>
  Promise.all([
    catalogue.celebrities('en', {}),
    catalogue.categories('en'),
    catalogue.facets('products', 'en', {}),
    catalogue.menu('footer-menu', 'en'),
    catalogue.content('hero', 'en').catch(() => null),
    catalogue.content('about', 'en'),
    catalogue.products('en', { category: 'music' }),
    catalogue.celebrity(2, 'en'),
    catalogue.productsOf(2, 'en'),
    catalogue.product(photo, 'en'),
  ]);

/** For each test of a file a WordPress, empty tables and a process that has just started. */
class KeptWorld implements Shared {
  answers = answersOfOne();
  memory: WordpressMemory = { ...memoryOfOne(), answers: this.answers };
  line = (): Promise<unknown> => Promise.resolve();
  isDown = false;
  #wordpress: RecordedWordpress | undefined;
  #process: Process | undefined;
  #passedMs = 0;

  get wordpress(): RecordedWordpress {
    if (!this.#wordpress) throw new Error('no test has begun');
    return this.#wordpress;
  }
  get origin(): string {
    return this.wordpress.origin;
  }
  get process(): Process {
    if (!this.#process) throw new Error('no test has begun');
    return this.#process;
  }

  async begin(): Promise<() => Promise<void>> {
    const wordpress = await startRecordedWordpress();
    this.#wordpress = wordpress;
    this.answers = answersOfOne();
    this.memory = { ...memoryOfOne(), answers: this.answers };
    this.line = () => Promise.resolve();
    this.isDown = false;
    // Entries of its menus lead here.
    vi.stubEnv('BACKEND_URL', this.origin);
    vi.stubEnv('BACKEND_KEY', 'ck_recorded');
    vi.stubEnv('BACKEND_SECRET', 'cs_recorded');
    this.#process = await startProcess(this);
    return () => wordpress.close();
  }

  /** Time goes by the clock that answers are measured by; what waits, waits. */
  moveClock(): void {
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + this.#passedMs);
  }

  later(ms: number): void {
    this.#passedMs += ms;
  }

  /** Nothing is answered any more. */
  hang(): void {
    this.line = () => new Promise(() => undefined);
  }

  /** Until what was read is written down. */
  written(count = 10): Promise<void> {
    return vi.waitFor(() => {
      if (this.answers.all.size < count)
        throw new Error(`only ${this.answers.all.size} are written`);
    });
  }

  async priceAt(price: string): Promise<void> {
    const row = this.wordpress.products.get(photo);
    if (!row) throw new Error('the photo is not there');
    this.wordpress.products.set(photo, { ...row, price, regular_price: price });
  }
}

export function openKeptWorld(): KeptWorld {
  const world = new KeptWorld();
  beforeAll(() => {
    world.moveClock();
    vi.spyOn(console, 'error').mockReturnValue();
  });
  beforeEach(() => world.begin());
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  return world;
}
