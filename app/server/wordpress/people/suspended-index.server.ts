import * as v from 'valibot';

import { customerSchema } from '#backend/contract/people/customer.ts';
import { maxPerPage, paths } from '#backend/contract/paths.ts';

import type { WordpressMemory } from '../memory.ts';
import { isSuspended } from './person.server.ts';
import type { WordpressSite } from '../site.server.ts';
import type { WriteLocks } from '#app/server/wordpress/write-lock-types.server.ts';

const name = 'suspended';
const knownSchema = v.object({
  ids: v.array(v.number()),
  /** Which page of all accounts is read next; null once all were. */
  page: v.nullable(v.number()),
});
type Known = v.InferOutput<typeof knownSchema>;

/** Who is suspended: set from here, there when all accounts were read, or seen since. */
export interface SuspendedIndex {
  /**
   * Ids of everyone who is suspended. At first all accounts are read, once; that goes on though no one waits any more,
   * and where it was after a failure. @throws when WordPress does not answer
   */
  readonly read: () => Promise<readonly number[]>;
  /** These are suspended, or are not, by their ids. */
  readonly note: (seen: ReadonlyMap<number, boolean>) => Promise<void>;
}

/**
 * WordPress finds no one by user meta, so the app keeps the ids of those who are suspended, in its own tables (ADR
 * 0040, 0051).
 */
export function openSuspendedIndex(
  site: WordpressSite,
  memory: WordpressMemory,
  turns: WriteLocks,
): SuspendedIndex {
  let reading: Promise<void> | null = null;

  async function known(): Promise<Known> {
    const kept = v.safeParse(knownSchema, (await memory.snapshot(name))?.value);
    return kept.success ? kept.output : { ids: [], page: 1 };
  }

  /** Others may change it as well: no one writes what someone else did not see. */
  async function change(next: (before: Known) => Known): Promise<void> {
    await turns(name, async () => memory.keepSnapshot(name, next(await known()), new Date()));
  }

  async function readOn(): Promise<void> {
    for (let { page } = await known(); page !== null;) {
      const query = { role: 'all', orderby: 'id', order: 'asc', per_page: maxPerPage, page };
      const { rows, pages } = await site.readPage(paths.customers, { query });
      const people = rows.map((row) => v.safeParse(customerSchema, row));
      const read = people.flatMap(({ success, output }) => (success ? [output] : []));
      if (rows.length > 0 && read.length === 0)
        throw new Error('customers: a list of something else');
      const found = read.filter(isSuspended).map(({ id }) => id);
      const isLast = pages === null ? rows.length < maxPerPage : page >= pages;
      page = isLast ? null : page + 1;
      const at = page;
      await change(({ ids }) => ({ ids: [...new Set([...ids, ...found])], page: at }));
    }
  }

  return {
    async read() {
      const { ids, page } = await known();
      if (page === null) return ids;
      reading ??= readOn().finally(() => {
        reading = null;
      });
      await reading;
      return (await known()).ids;
    },
    async note(seen) {
      const isNews = ({ ids }: Known) => [...seen].some(([id, isIn]) => ids.includes(id) !== isIn);
      if (!isNews(await known())) return;
      const away = [...seen].flatMap(([id, isIn]) => (isIn ? [id] : []));
      await change(({ ids, page }) => ({
        ids: [...ids.filter((id) => !seen.has(id)), ...away],
        page,
      }));
    },
  };
}
