import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, it } from 'vitest';

/** Where tables are read. */
const folders = ['backend', 'app/server'];

/** What reads without a limit, and why it comes to few rows all the same. */
const bounded: readonly { readonly file: string; readonly from: string; readonly why: string }[] = [
  {
    file: 'backend/modules/orders/store/replaced-proofs.ts',
    from: 'orderMetaRows',
    why: 'a condition: whether any order names a picture; the pictures themselves have a limit',
  },
  {
    file: 'backend/modules/people/store/erased-checkouts.ts',
    from: 'orders',
    why: 'a condition of one delete; cut off, something of a person who asked to be forgotten would stay',
  },
  {
    file: 'backend/modules/people/store/erased-files.ts',
    from: 'media',
    why: 'cut off, something of a person who asked to be forgotten would stay: all of it goes in one transaction',
  },
  {
    file: 'backend/modules/people/store/pseudonymise-orders.ts',
    from: 'orderLines',
    why: 'cut off, something of a person who asked to be forgotten would stay: all of it goes in one transaction',
  },
  {
    file: 'backend/modules/people/store/account-erasure.ts',
    from: 'orderLines',
    why: 'the lines of one celebrity who leaves name the seller; cut off, something of a person who asked to be forgotten would stay: all of it goes in one transaction',
  },
  {
    file: 'backend/modules/people/store/erased-files.ts',
    from: 'orderMetaRows',
    why: 'the proofs in the orders of one person; cut off, a picture of a person who asked to be forgotten would stay',
  },
  {
    file: 'backend/modules/people/store/pseudonymise-orders.ts',
    from: 'orders',
    why: 'cut off, something of a person who asked to be forgotten would stay: all of it goes in one transaction',
  },
  {
    file: 'backend/modules/people/store/account-erasure.ts',
    from: 'users',
    why: 'every administrator has to be locked, so that one is left of two who leave at the same time',
  },
  {
    file: 'backend/modules/people/store/managed-users.ts',
    from: 'users',
    why: 'every administrator has to be locked, so that one is left of two who demote each other; they are few, and each was made one by another',
  },
  {
    file: 'backend/modules/orders/store/order-counts.ts',
    from: 'orders',
    why: 'counts by status and payment: as many rows as there are pairs of the two, each a list of a few words',
  },
  {
    file: 'backend/modules/vendors/store/sales.ts',
    from: 'orders',
    why: 'sums by month, period and price of one celebrity: cut off, it would be wrong money',
  },
  {
    file: 'backend/modules/orders/store/unpaid-pieces.ts',
    from: 'orderLines',
    why: 'the lines of the unpaid orders of one person, whom the sum of their pieces keeps from placing more',
  },
];

interface Reading {
  readonly file: string;
  readonly from: string;
  readonly chain: string;
}

/** The calls from a place on, up to where their expression ends. */
function chainFrom(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (`'"\``.includes(character)) {
      for (at += 1; at < text.length && text[at] !== character; at += 1)
        if (text[at] === '\\') at += 1;
    } else if (character === '/' && text[at + 1] === '/') {
      at = text.indexOf('\n', at);
    } else if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    if (depth < 0 || (depth === 0 && ';,?:'.includes(character))) return text.slice(start, at);
  }
  return text.slice(start);
}

/** Everything that is selected in a text, with the calls that narrow it. */
function readingsIn(file: string, text: string): Reading[] {
  return [...text.matchAll(/\.select(?:Distinct(?:On)?)?\(/g)].flatMap(({ index }) => {
    const chain = chainFrom(text, index);
    const from = /\.from\(\s*(\w+)/.exec(chain)?.[1];
    return from === undefined ? [] : [{ file, from, chain }];
  });
}

const isLimited = ({ chain }: Reading) => /\.limit\(/.test(chain);

async function readings(): Promise<Reading[]> {
  const found = await Promise.all(
    folders.map(async (folder) => {
      const files = await readdir(folder, { recursive: true });
      const sources = files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
      return Promise.all(
        sources.map(async (name) => {
          const file = join(folder, name).replaceAll('\\', '/');
          return readingsIn(file, await readFile(file, 'utf8'));
        }),
      );
    }),
  );
  return found.flat(2);
}

it('nothing reads a table without a limit, but for what is listed', async () => {
  const all = await readings();
  expect(all.length).toBeGreaterThan(90);
  const unlimited = all.filter((reading) => !isLimited(reading));
  expect(unlimited.map(({ file, from }) => `${file}: ${from}`).toSorted()).toEqual(
    bounded.map(({ file, from }) => `${file}: ${from}`).toSorted(),
  );
  for (const { why } of bounded) expect(why.length).toBeGreaterThan(40);
});

it('no list is read by other means than these', async () => {
  for (const folder of folders) {
    const files = await readdir(folder, { recursive: true });
    for (const name of files.filter((one) => /(?<!\.test)\.ts$/.test(one))) {
      const text = await readFile(join(folder, name), 'utf8');
      // Drizzle's other way of reading, and statements that are written out.
      expect([name, /\.query\.\w+\.find(?:Many|First)\(/.test(text)]).toEqual([name, false]);
      const written =
        text.match(/(?:execute|query)\(\s*(?:sql)?[`'"]\s*(?:select|with)\b[^`]*/gi) ?? [];
      // Functions that are called, each for one row.
      const lists = written.filter(
        (statement) => !/select\s+(?:pg_\w+|1\b|backend\.\w+\()/i.test(statement),
      );
      expect([name, lists]).toEqual([name, []]);
    }
  }
});

it.each([
  ['a list', `const rows = await database.select().from(users).where(eq(users.role, 'x'));`, false],
  ['one with a limit', `await database.select().from(users).orderBy(a).limit(10).offset(3);`, true],
  [
    'a limit of another one',
    `[database.select({ a: f(1) }).from(users), database.select().from(b).limit(1)]`,
    false,
  ],
  ['a limit in a text', `database.select().from(users).where(sql\`x .limit(1) \${a}\`);`, true],
])('the search for them understands %s', (_, text, limited) => {
  const [first] = readingsIn('a.ts', text);
  expect(first?.from).toBe('users');
  if (first) expect(isLimited(first)).toBe(limited);
});
