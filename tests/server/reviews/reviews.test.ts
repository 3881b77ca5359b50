import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listCelebrities } from '#app/server/backend/catalog/celebrities.server.ts';
import type { Mail } from '#app/platform/mail/mail.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { orderFigures } from '#app/server/figures/store/order-figures.schema.ts';
import { quickAnswerers } from '#app/server/figures/store/quick-answers.server.ts';
import { readReportTarget } from '#app/server/reports/read-target.server.ts';
import { ownReviews } from '#app/server/reviews/exported-reviews.server.ts';
import {
  answerReview,
  editReview,
  readOrderReview,
  removeReview,
  writeReview,
} from '#app/server/reviews/own-reviews.server.ts';
import { nameReviewsOf } from '#app/server/reviews/nameless-reviews.server.ts';
import { readPublicReviews, withRatings } from '#app/server/reviews/public-reviews.server.ts';
import type { ReviewDesk } from '#app/server/reviews/review-desk.server.ts';
import { inviteReviews } from '#app/server/reviews/review-invitations.server.ts';
import { addReview, forgetReviews } from '#app/server/reviews/store/reviews.server.ts';
import { setShown } from '#app/server/reviews/take-down.server.ts';
import { reviewEditDays, reviewSchema } from '#domain/review/review.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';
import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import * as v from 'valibot';

import { shopOf } from '../orders/order-moves-shop.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
  tables: null as unknown,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => world.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(world.tables),
}));

const client = await openPglite();
const database = drizzle({ client });
world.tables = database;
const start = new Date('2026-06-01T10:00:00Z');
const dayMs = 86_400_000;
let now = start;
const mails: Mail[] = [];
const desk: ReviewDesk = {
  database,
  limits: createAccountLimits(database),
  queue: { put: (mail) => Promise.resolve(void mails.push(mail)) },
  site: () => Promise.resolve({ origin: 'https://astera.test', name: 'Astera' }),
  now: () => now,
};
const newest = { sort: 'newest', page: 1 } as const;
beforeAll(() => migrateStore(database));
afterAll(() => client.close());

describe.each(anyBackend)('a review on $name', (backend) => {
  const { actorOf, orderIn } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  beforeEach(async () => {
    now = start;
    mails.length = 0;
    const tables = sql`app.reviews, app.review_invitations, app.order_figures, app.account_limits`;
    await database.execute(sql`truncate ${tables}`);
  });
  const person = (name: string) => ({ ...actorOf(name), name: 'Iris Papadaki' });
  const said = { stars: '5', words: 'We all cried.', language: 'el' } as const;
  const write = (orderId: number, name = 'fan') =>
    writeReview(desk, person(name), { ...said, orderId });
  const shown = () => readPublicReviews(actorOf('celebrity').id, newest);

  it('is written once, of a fulfilled order, by the fan who ordered', async () => {
    const orderId = await orderIn('completed');
    for (const name of ['celebrity', 'manager', 'admin']) {
      expect(await outcomeOf(write(orderId, name))).toBe('not_allowed');
    }
    for (const name of ['fan2', 'priya']) {
      expect(await outcomeOf(write(orderId, name))).toBe('not_found');
    }
    for (const status of ['on-hold', 'processing', 'cancelled', 'refunded'] as const) {
      expect(await outcomeOf(write(await orderIn(status)))).toBe('not_allowed');
    }
    expect(await shown()).toEqual({ rating: null, rows: [], totalPages: 1 });
    const both = await Promise.all([outcomeOf(write(orderId)), outcomeOf(write(orderId))]);
    expect(both.filter((one) => one === 'order_moved_on')).toHaveLength(1);
    expect(await outcomeOf(write(orderId))).toBe('order_moved_on');
    expect(await shown()).toEqual({
      rating: { average: 5, count: 1 },
      rows: [
        {
          ...{ id: expect.any(Number), stars: 5, words: said.words, language: 'el' },
          ...{ firstName: 'Iris', month: '2026-06', isEdited: false, answer: null },
        },
      ],
      totalPages: 1,
    });
    expect(mails).toMatchObject([{ text: expect.stringContaining(`orderId=${orderId}#review`) }]);
  });

  it('is text, whatever is typed, and no longer than allowed', () => {
    const typed = '<script>alert(1)</script>\u202E ok';
    expect(v.parse(reviewSchema, { stars: '1', words: typed }).words).toBe(
      '<script>alert(1)</script> ok',
    );
    for (const bad of [
      { stars: '6', words: 'x' },
      { stars: '0', words: 'x' },
      { stars: '', words: 'x' },
      { stars: '3', words: ' \u2800 ' },
      { stars: '3', words: 'x'.repeat(1_001) },
    ]) {
      expect(v.safeParse(reviewSchema, bad).success).toBe(false);
    }
  });

  it('is changed in time and removed by its author alone, for good', async () => {
    const orderId = await orderIn('completed');
    const { version } = await write(orderId);
    const edited = { ...said, stars: '2', orderId, version } as const;
    for (const name of ['fan2', 'celebrity', 'manager']) {
      expect(await outcomeOf(editReview(desk, person(name), edited))).toBe('not_found');
      const removing = removeReview(desk, person(name), { orderId, version });
      expect(await outcomeOf(removing)).toBe('not_found');
    }
    const after = await editReview(desk, person('fan'), edited);
    expect(await shown()).toMatchObject({ rows: [{ stars: 2, isEdited: true }] });
    // What was seen is not what is there any more.
    expect(await outcomeOf(editReview(desk, person('fan'), edited))).toBe('order_moved_on');
    now = new Date(start.getTime() + reviewEditDays * dayMs + 1);
    const late = { ...edited, version: after.version };
    expect(await outcomeOf(editReview(desk, person('fan'), late))).toBe('not_allowed');
    await removeReview(desk, person('fan'), { orderId, version: after.version });
    expect(await shown()).toMatchObject({ rating: null, rows: [] });
    expect(await outcomeOf(write(orderId))).toBe('order_moved_on');
    expect(await readOrderReview(desk, actorOf('fan'), orderId)).toMatchObject({
      ...{ state: 'removed', words: '', firstName: '' },
    });
    expect(await readOrderReview(desk, actorOf('celebrity'), orderId)).toBeNull();
  });

  it('is answered by its celebrity alone, in an answer that can be changed', async () => {
    const orderId = await orderIn('completed');
    const { version } = await write(orderId);
    const answer = { orderId, version, answer: 'Thank you, Iris!' };
    for (const name of ['fan', 'manager']) {
      expect(await outcomeOf(answerReview(desk, person(name), answer))).toBe('not_allowed');
    }
    expect(await outcomeOf(answerReview(desk, person('priya'), answer))).toBe('not_found');
    const first = await answerReview(desk, person('celebrity'), answer);
    const again = { ...answer, answer: 'Thank you!', version: first.version };
    await answerReview(desk, person('celebrity'), again);
    expect(await shown()).toMatchObject({ rows: [{ answer: 'Thank you!' }] });
    for (const name of ['fan2', 'priya']) {
      expect(await readOrderReview(desk, actorOf(name), orderId)).toBeNull();
    }
  });

  it('is reported by anyone, and counts no more once it is taken down', async () => {
    const orderId = await orderIn('completed');
    const { id, version } = await write(orderId);
    const answered = { orderId, version, answer: 'Rude answer' };
    await answerReview(desk, person('celebrity'), answered);
    expect(await readReportTarget({ kind: 'review', id }, 'en', null)).toMatchObject({
      ...{ celebrityId: actorOf('fan').id, snapshot: { text: '5/5\nWe all cried.' } },
    });
    expect(await readReportTarget({ kind: 'reviewAnswer', id }, 'en', null)).toMatchObject({
      ...{ celebrityId: actorOf('celebrity').id, snapshot: { text: 'Rude answer' } },
    });
    await setShown(id, 'answer', false);
    expect(await shown()).toMatchObject({ rows: [{ answer: null }] });
    const gone = readReportTarget({ kind: 'reviewAnswer', id }, 'en', null);
    expect(await outcomeOf(gone)).toBe('not_found');
    const own = await readOrderReview(desk, actorOf('celebrity'), orderId);
    const other = { ...answered, version: own?.version ?? 0 };
    expect(await outcomeOf(answerReview(desk, person('celebrity'), other))).toBe('not_allowed');
    await setShown(id, 'review', false);
    expect(await shown()).toMatchObject({ rating: null, rows: [] });
    const hidden = await readOrderReview(desk, actorOf('fan'), orderId);
    expect(hidden).toMatchObject({ state: 'hidden' });
    const edited = { ...said, orderId, version: hidden?.version ?? 0 };
    expect(await outcomeOf(editReview(desk, person('fan'), edited))).toBe('not_allowed');
    await setShown(id, 'review', true);
    expect(await shown()).toMatchObject({ rating: { count: 1 } });
  });

  it('is listed newest, highest or lowest first, in pages, and rated with one statement a list', async () => {
    const celebrityId = actorOf('celebrity').id;
    for (let number = 1; number <= 12; number += 1) {
      await addReview(database, {
        ...{ orderId: 9_000 + number, personId: 1, celebrityId, stars: (number % 5) + 1 },
        ...{ words: `Number ${number}`, firstName: 'Iris', language: 'en' },
        writtenAt: new Date(start.getTime() + number * dayMs),
      });
    }
    const words = async (sort: 'newest' | 'highest' | 'lowest', page = 1) => {
      const { rows } = await readPublicReviews(celebrityId, { sort, page });
      return rows.map((row) => row.words);
    };
    expect((await words('newest')).slice(0, 2)).toEqual(['Number 12', 'Number 11']);
    expect(await words('newest', 2)).toEqual(['Number 2', 'Number 1']);
    expect((await words('highest')).slice(0, 3)).toEqual(['Number 9', 'Number 4', 'Number 8']);
    expect((await words('lowest')).slice(0, 3)).toEqual(['Number 10', 'Number 5', 'Number 11']);
    const { rows } = await listCelebrities('en');
    const select = vi.spyOn(database, 'select');
    const rated = await withRatings(rows);
    expect(select).toHaveBeenCalledTimes(2);
    select.mockRestore();
    expect(rated.filter(({ rating }) => rating !== undefined)).toMatchObject([
      { id: celebrityId, rating: { count: 12 } },
    ]);
  });

  it('loses the name of who is suspended, and is part of the own data and its deletion', async () => {
    const orderId = await orderIn('completed');
    await write(orderId);
    const { id } = actorOf('fan');
    await nameReviewsOf(id, true);
    expect(await shown()).toMatchObject({ rating: { count: 1 }, rows: [{ firstName: '' }] });
    await nameReviewsOf(id, false);
    expect(await shown()).toMatchObject({ rows: [{ firstName: 'Iris' }] });
    expect(await ownReviews(database, id)).toMatchObject({ reviews: [{ orderId, stars: 5 }] });
    expect(await forgetReviews(database, id)).toEqual([actorOf('celebrity').id]);
    expect(await ownReviews(database, id)).toBeNull();
  });

  it('is asked for by mail once, some days after the delivery', async () => {
    const delivered = async (deliveredAt: Date) => {
      const orderId = await orderIn('completed');
      await database.insert(orderFigures).values({
        ...{ orderId, celebrityId: actorOf('celebrity').id, celebrityName: 'Ava Moreno' },
        ...{ placedAt: start, isAccepted: true, deliveredAt, outcome: 'delivered' },
      });
      return orderId;
    };
    const orderId = await delivered(start);
    const reviewed = await delivered(start);
    await delivered(new Date(start.getTime() - 60 * dayMs));
    await write(reviewed);
    mails.length = 0;
    await inviteReviews(desk);
    expect(mails).toEqual([]);
    now = new Date(start.getTime() + 3 * dayMs);
    await Promise.all([inviteReviews(desk), inviteReviews(desk)]);
    await inviteReviews(desk);
    expect(mails).toMatchObject([{ text: expect.stringContaining(`orderId=${orderId}#review`) }]);
  });

  it('is beside what real figures say: who answers within a day', async () => {
    const answered = async (name: string, hours: readonly number[]) => {
      for (const [place, after] of hours.entries()) {
        const approvedAt = new Date(Date.now() - 2 * dayMs);
        await database.insert(orderFigures).values({
          ...{ orderId: actorOf(name).id * 100 + place, celebrityId: actorOf(name).id },
          ...{ celebrityName: name, placedAt: approvedAt, approvedAt, isAccepted: true },
          ...{ answeredAt: new Date(approvedAt.getTime() + after * 3_600_000), outcome: 'open' },
        });
      }
    };
    const ids = [actorOf('celebrity').id, actorOf('priya').id];
    const quick = async () => [...(await quickAnswerers(database, ids, new Date()))];
    await answered('celebrity', [2, 3]);
    await answered('priya', [2, 30, 40]);
    expect(await quick()).toEqual([]);
    await database.execute(sql`truncate app.order_figures`);
    await answered('celebrity', [2, 3, 47]);
    expect(await quick()).toEqual([actorOf('celebrity').id]);
  });

  it('has a limit for each person', async () => {
    const orderId = await orderIn('completed');
    let { version } = await write(orderId);
    for (let change = 0; change < 29; change += 1) {
      ({ version } = await editReview(desk, person('fan'), { ...said, orderId, version }));
    }
    const more = editReview(desk, person('fan'), { ...said, orderId, version });
    expect(await outcomeOf(more)).toBe('too_many_requests');
  });
});
