import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';
import { contentListSchema, contentSchema } from '#backend/contract/content.ts';
import { world } from '#backend/seed/world/world.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { type BackendFixture, startBackend } from '#tests/support/databases/backend-fixture.ts';

const pagesPath = '/wp-json/wp/v2/pages';

describe.each(databases)('pages of the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  async function list(query: string) {
    const answer = await fixture.ask('GET', `${pagesPath}?${query}`);
    return { rows: v.parse(contentListSchema, answer.body), headers: answer.headers };
  }

  it('are found by slug, in the asked language, by either name of the parameter', async () => {
    const [page] = (await list('slug=about&lang=el')).rows;
    expect(page).toMatchObject({
      slug: 'about',
      status: 'publish',
      type: 'page',
      title: { rendered: 'Us &#038; them (el)' },
      content: { rendered: '<p>Who we are.</p> (el)', protected: false },
      featured_media: 0,
    });
    const [other] = (await list('slug=about&wpml_language=tr')).rows;
    expect(other?.title.rendered).toContain('(tr)');
  });

  it('embed their picture with its size when that is asked for', async () => {
    const [plain] = (await list('slug=hero')).rows;
    expect(plain?._embedded).toBeUndefined();
    const [hero] = (await list('slug=hero&_embed=1')).rows;
    expect(hero?._embedded?.['wp:featuredmedia']).toMatchObject([
      { source_url: '/demo/portraits/ava.webp', media_details: { width: 640, height: 800 } },
    ]);
    expect(hero?.featured_media).toBe(hero?.id);
  });

  it('are listed with the totals, and an unknown slug is an empty list', async () => {
    const all = await list('per_page=1');
    expect([all.rows.length, all.headers.get('x-wp-total')]).toEqual([1, '2']);
    expect((await list('slug=about,hero')).rows).toHaveLength(2);
    for (const slug of ['nothing', "'%20or%201=1", '%00']) {
      expect((await list(`slug=${slug}`)).rows).toEqual([]);
    }
  });

  it('are read one by one, and an unknown one is refused', async () => {
    const [about] = (await list('slug=about')).rows;
    const one = await fixture.ask('GET', `${pagesPath}/${about?.id}`);
    expect(v.parse(contentSchema, one.body).slug).toBe('about');
    const none = await fixture.ask('GET', `${pagesPath}/999999`);
    expect([none.status, none.body]).toMatchObject([404, { code: 'rest_post_invalid_id' }]);
  });
});

describe('the pages of the demo world', () => {
  it('lose nothing when they are sanitised', () => {
    for (const { slug, content } of world.pages) {
      for (const html of Object.values(content)) {
        const kept = sanitiseRichText(html).replaceAll(' rel="noopener noreferrer nofollow"', '');
        expect(kept, slug).toBe(html);
      }
    }
  });
});
