import { afterEach, expect, it, vi } from 'vitest';

import { type catalogue as appCatalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type * as appTransport from '#app/server/composition.server.ts';

/** What answers in place of a back end. */
const reached = vi.hoisted(() => ({ answer: (_request: Request): Response => new Response() }));
vi.mock('#app/server/composition.server.ts', async (importOwn) => ({
  ...(await importOwn<typeof appTransport>()),
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => Promise.resolve(reached.answer(request)),
      serviceAuthorization: 'Basic a',
    }),
}));

async function openCatalog(): Promise<typeof appCatalogue> {
  // What was read is remembered: each test begins without.
  vi.resetModules();
  return (await import('#app/server/backend/catalog/cached-catalog.server.ts')).catalogue;
}

afterEach(() => vi.restoreAllMocks());

it('every call carries the time, so that no cache on the way answers it', async () => {
  const asked: URL[] = [];
  reached.answer = ({ url }) => {
    asked.push(new URL(url));
    return Response.json([], { headers: { 'x-wp-total': '0', 'x-wp-totalpages': '0' } });
  };
  const before = Date.now();
  const catalogue = await openCatalog();
  await catalogue.celebrities('en', {});
  await catalogue.products('en', { search: 'mug' });
  expect(asked.length).toBeGreaterThan(1);
  for (const { searchParams } of asked) {
    const [time, ...others] = searchParams.getAll('cacheBuster');
    expect(Number(time)).toBeGreaterThanOrEqual(before);
    expect(others).toEqual([]);
  }
});

it('a search for half a character or for NUL is asked for what is left of it', async () => {
  const asked: (string | null)[] = [];
  reached.answer = ({ url }) => {
    asked.push(new URL(url).searchParams.get('search'));
    return Response.json([], { headers: { 'x-wp-total': '0', 'x-wp-totalpages': '0' } });
  };
  const catalogue = await openCatalog();
  await catalogue.celebrities('en', { search: 'a\uD800b\0c' });
  expect(asked).toEqual(['a\uFFFDbc']);
});

it.each([
  [[{ message: 'first' }, { message: 'second' }], 'first;second'],
  [[{ message: '' }], 'GraphQL error'],
])('a 200 of GraphQL with errors is a failure that names them: %j', async (errors, cause) => {
  reached.answer = () => Response.json({ data: null, errors });
  const catalogue = await openCatalog();
  await expect(catalogue.categories('en')).rejects.toMatchObject({ code: 'backend_failed', cause });
});
