import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { contentListSchema, contentSchema } from '#backend/contract/content.ts';
import { menuSchema, storedMenuSchema } from '#backend/contract/menu.ts';
import { seenModifiedKey } from '#backend/contract/catalog/product.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const list = '/wp-json/wp/v2/pages';
const stored = '/wp-json/astera/v1/menus/footer-menu';
const asService = { authorization: serviceAuthorization };
const code = (wanted: string) => ({ code: wanted });

describe.each(databases)(
  'writing pages and menus at the embedded back end on $name',
  ({ open }) => {
    let fixture: BackendFixture;
    beforeAll(async () => {
      fixture = await startBackend(open);
    });
    afterAll(() => fixture.close());

    const ask = (method: string, path: string, body?: unknown) =>
      fixture.ask(method, path, { ...asService, body });
    const read = (path: string) => fixture.ask('GET', path);
    async function add(slug: string, changes: Record<string, unknown> = {}) {
      const texts = { el: { title: 'Ιδέες', content: '<p>Κείμενο</p>' } };
      const sent = { slug, status: 'publish', astera_texts: texts, ...changes };
      const answer = await ask('POST', list, sent);
      expect(answer.status).toBe(201);
      return v.parse(contentSchema, answer.body);
    }
    const menuNow = async () => v.parse(storedMenuSchema, (await ask('GET', stored)).body);
    const shownMenu = async (language = 'en') =>
      v.parse(
        menuSchema,
        (await read(`/wp-json/menus/v1/menus/footer-menu?wpml_language=${language}`)).body,
      ).items;

    it('is open to administrators and to no one else, as is what is not published', async () => {
      const draft = await add('plans', { status: 'draft' });
      const calls = [
        ['POST', list, { slug: 'mine', title: 'Mine' }, 201],
        ['PATCH', `${list}/${draft.id}`, {}, 200],
        ['GET', `${list}/${draft.id}`, undefined, 200],
        ['GET', `${list}?status=any`, undefined, 200],
        ['GET', `${list}?context=edit`, undefined, 200],
        ['GET', stored, undefined, 200],
        ['PUT', stored, { version: 99, items: [] }, 409],
        ['DELETE', `${list}/${draft.id}?force=true`, undefined, 200],
      ] as const;
      for (const login of [null, 'fan', 'celebrity', 'manager', 'admin']) {
        const authorization = login && `Bearer ${await fixture.tokenOf(login)}`;
        for (const [method, path, body, allowed] of calls) {
          const answer = await fixture.ask(method, path, { authorization, body });
          const expected = login === 'admin' ? allowed : login === null ? 401 : 403;
          expect([login, method, path, answer.status]).toEqual([login, method, path, expected]);
        }
      }
      const open = v.parse(contentListSchema, (await read(`${list}?per_page=100`)).body);
      expect(open.map(({ slug }) => slug)).not.toContain('plans');
      expect(open.every(({ astera_texts: texts }) => texts === undefined)).toBe(true);
    });

    it('keeps texts by language; the others fall back, and the answer says on which', async () => {
      const { id } = await add('ideas');
      const inTurkish = v.parse(contentSchema, (await read(`${list}/${id}?lang=tr`)).body);
      expect(inTurkish).toMatchObject({
        title: { rendered: 'Ιδέες' },
        astera_languages: { title: 'el', content: 'el' },
      });
      await ask('PATCH', `${list}/${id}?wpml_language=tr`, { title: 'Fikirler' });
      const both = v.parse(contentSchema, (await read(`${list}/${id}?lang=tr`)).body);
      expect(both).toMatchObject({
        title: { rendered: 'Fikirler' },
        content: { rendered: '<p>Κείμενο</p>' },
        astera_languages: { title: 'tr', content: 'el' },
      });
      await ask('PATCH', `${list}/${id}`, { astera_texts: { tr: { title: ' ' } } });
      const kept = v.parse(contentSchema, (await ask('GET', `${list}/${id}?context=edit`)).body);
      expect(kept.astera_texts).toMatchObject({
        el: { title: 'Ιδέες', content: '<p>Κείμενο</p>' },
        tr: { title: '', content: '' },
      });
    });

    it('says what is wrong with a page, and writes none of it', async () => {
      await add('taken');
      for (const [wrong, status] of [
        [{ slug: 'No Slug' }, 400],
        [{ slug: 'taken' }, 409],
        [{ astera_texts: {} }, 400],
        [{ astera_texts: { xx: { title: 'X' } } }, 400],
        [{ astera_texts: { en: { title: 'X'.repeat(201) } } }, 400],
        [{ status: 'trash' }, 400],
      ] as const) {
        const sent = { slug: 'wrong', astera_texts: { en: { title: 'X' } }, ...wrong };
        expect([wrong, (await ask('POST', list, sent)).status]).toEqual([wrong, status]);
      }
      const found = await ask('GET', `${list}?status=any&slug=wrong`);
      expect(found.body).toEqual([]);
      expect(await ask('PATCH', `${list}/999999`, {})).toMatchObject({ status: 404 });
    });

    it('lets one of two who saw the same page change it', async () => {
      const { id, modified_gmt: seen } = await add('both');
      const answers = await Promise.all(
        ['One', 'Other'].map((title) =>
          ask('PATCH', `${list}/${id}`, { title, meta: { [seenModifiedKey]: seen } }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject(code('astera_page_moved_on'));
    });

    it('writes a menu whole, to the version that was seen, with addresses that lead somewhere', async () => {
      const { version, items } = await menuNow();
      const blog = { title: { el: 'Ιστολόγιο' }, url: 'https://blog.example/' };
      const changed = await ask('PUT', stored, { version, items: [blog, ...items] });
      expect(changed).toMatchObject({ status: 200, body: { version: version + 1 } });
      expect(await shownMenu('tr')).toMatchObject([
        { title: 'Ιστολόγιο', url: 'https://blog.example/' },
        { title: 'About us (tr)', url: '/about' },
      ]);
      const late = await ask('PUT', stored, { version, items: [] });
      expect(late).toMatchObject({ status: 409, body: code('astera_menu_moved_on') });
      for (const url of [
        'javascript:alert(1)',
        '//evil.test',
        'about',
        'https://a:b@evil.test/',
        '',
      ]) {
        const sent = { version: version + 1, items: [{ ...blog, url }] };
        expect([url, (await ask('PUT', stored, sent)).status]).toEqual([url, 400]);
      }
      const nameless = [{ title: { en: ' ' }, url: '/about' }];
      expect((await ask('PUT', stored, { version: version + 1, items: nameless })).status).toBe(
        400,
      );
      const other = '/wp-json/astera/v1/menus/other';
      expect((await ask('PUT', other, { version: 0, items: [] })).status).toBe(404);
    });

    it('leads no one to a page that is hidden, and along with one that moves or goes', async () => {
      const { id } = await add('offers');
      const { version, items } = await menuNow();
      const entry = { title: { en: 'Offers' }, url: '/offers' };
      await ask('PUT', stored, { version, items: [...items, entry] });
      const urls = async () => (await shownMenu()).map(({ url }) => url);
      expect(await urls()).toContain('/offers');
      await ask('PATCH', `${list}/${id}`, { status: 'draft' });
      expect(await urls()).not.toContain('/offers');
      await ask('PATCH', `${list}/${id}`, { status: 'publish', slug: 'deals' });
      expect(await urls()).toContain('/deals');
      expect((await ask('DELETE', `${list}/${id}`)).status).toBe(501);
      expect(await ask('DELETE', `${list}/${id}?force=true`)).toMatchObject({
        status: 200,
        body: { deleted: true, previous: { slug: 'deals' } },
      });
      expect(await urls()).not.toContain('/deals');
      expect((await menuNow()).items).toHaveLength(items.length);
    });
  },
);
