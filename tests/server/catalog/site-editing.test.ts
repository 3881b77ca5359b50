import { rm } from 'node:fs/promises';

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type * as menuSettings from '#app/server/content/menu-settings.server.ts';
import type * as pageSettings from '#app/server/content/page-settings.server.ts';
import type { catalogue as appCatalogue } from '#app/server/backend/catalog/cached-catalog.server.ts';
import type * as menusGateway from '#app/server/backend/content/edited-menus.server.ts';
import type * as pageChanges from '#app/server/backend/content/change-edited-page.server.ts';
import type * as pagesGateway from '#app/server/backend/content/edited-pages.server.ts';
import type * as ownTables from '#app/server/db/own-tables.server.ts';
import { settingChanges } from '#app/server/settings/store/settings.schema.ts';
import { type NewPage } from '#domain/site/content-editing.ts';
import { noPage, type PageTexts } from '#domain/site/edited-page.ts';
import type { Locale } from '#domain/locale.ts';
import { noTexts } from '#domain/text/locale-texts.ts';
import type { Role } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';

const code = (wanted: string) => ({ code: wanted });
const webpOf = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#5c2d91' } })
      .webp()
      .toBuffer(),
  );

/** The site's pages and menus as administrators change them, over the embedded back end with the demo world. */
describe('pages and menus of the site', () => {
  let folder = '';
  let pages: typeof pagesGateway & typeof pageChanges;
  let catalogue: typeof appCatalogue;
  let menus: typeof menusGateway;
  let pageForms: typeof pageSettings;
  let menuForms: typeof menuSettings;
  let store: typeof ownTables;
  beforeAll(async () => {
    folder = newDataFolder('site');
    vi.stubEnv('DATA_DIR', folder);
    ({ catalogue } = await import('#app/server/backend/catalog/cached-catalog.server.ts'));
    pages = {
      ...(await import('#app/server/backend/content/edited-pages.server.ts')),
      ...(await import('#app/server/backend/content/change-edited-page.server.ts')),
    };
    menus = await import('#app/server/backend/content/edited-menus.server.ts');
    pageForms = await import('#app/server/content/page-settings.server.ts');
    menuForms = await import('#app/server/content/menu-settings.server.ts');
    store = await import('#app/server/db/own-tables.server.ts');
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });

  const person = (role: Role): User => ({ id: 4, name: 'Ada', role, picture: null });
  const admin = person('administrator');
  const newPage = (slug: string, texts: Partial<Record<Locale, PageTexts>>): NewPage => ({
    slug,
    status: 'published',
    picture: null,
    texts: { ...noPage.texts, ...texts },
  });
  const notesOf = async (name: string) =>
    (await store.ownTables()).select().from(settingChanges).where(eq(settingChanges.name, name));

  it('opens every page of the demo world as it is, so that saving another language changes nothing in it', async () => {
    const rows = await pages.listEditedPages(admin, 'en');
    expect(rows.length).toBeGreaterThan(8);
    for (const { id, slug, written } of rows) {
      expect([slug, written.length]).toEqual([slug, 6]);
      const edited = await pages.getEditedPage(admin, id);
      const before = await catalogue.content(slug, 'ru');
      const { content } = edited.texts.ru;
      const change = { texts: { ru: { content } } };
      await pages.changeEditedPage(admin, edited, { seen: edited.modified, change });
      const after = await catalogue.content(slug, 'ru');
      const plain = (html: string) => html.replace(/ class="[^"]*"/g, '').replace(/\s*\n\s*/g, '');
      expect([slug, plain(after.html)]).toEqual([slug, plain(before.html)]);
    }
  });

  it('shows visitors a change at once, tells which language they read, and notes who made it', async () => {
    const made = await pageForms.createPage(
      admin,
      newPage('gift-ideas', {
        el: { title: 'Ιδέες', content: '## Για όλους\n[Δείτε](/help) <b>', alt: '' },
      }),
    );
    expect(await catalogue.content('gift-ideas', 'tr')).toMatchObject({
      title: 'Ιδέες',
      html: '<h2>Για όλους</h2>\n<p><a href="/tr/help">Δείτε</a> &lt;b&gt;</p>',
      languages: { title: 'el', html: 'el' },
    });
    const command = {
      id: made.id,
      seen: made.modified,
      change: { texts: { tr: { title: 'Hediye fikirleri' } } },
    };
    const saved = await pageForms.savePage(admin, command);
    expect((await catalogue.content('gift-ideas', 'tr')).title).toBe('Hediye fikirleri');
    await expect(pageForms.savePage(admin, command)).rejects.toMatchObject(
      code('content_moved_on'),
    );
    await expect(
      pageForms.createPage(
        admin,
        newPage('gift-ideas', { en: { title: 'X', content: '', alt: '' } }),
      ),
    ).rejects.toMatchObject({ code: 'invalid_input', fields: { slug: 'taken' } });

    await pageForms.savePage(admin, {
      ...command,
      seen: saved.modified,
      change: { status: 'draft' },
    });
    await expect(catalogue.content('gift-ideas', 'tr')).rejects.toMatchObject(code('not_found'));
    expect(await catalogue.contentSlugs()).not.toContain('gift-ideas');
    await pageForms.deletePage(admin, made.id);
    await expect(pages.getEditedPage(admin, made.id)).rejects.toMatchObject(code('not_found'));
    expect(await notesOf('page:gift-ideas')).toMatchObject([
      { version: 1, actorName: 'Ada', value: { of: { deed: 'added' } } },
      { version: 2, value: { of: { deed: 'changed', texts: command.change.texts } } },
      { version: 3, value: { of: { deed: 'changed', status: 'draft' } } },
      { version: 4, value: { of: { deed: 'removed' } } },
    ]);
  });

  it('gives a page another picture with what it shows, and takes it away', async () => {
    const rows = await pages.listEditedPages(admin, 'en');
    const { id = 0 } = rows.find(({ slug }) => slug === 'banner') ?? {};
    const before = await pages.getEditedPage(admin, id);
    expect(before.picture).toMatchObject({ src: '/demo/products/island-table-cookbook.webp' });
    const shown = async () => (await catalogue.content('banner', 'sr')).picture;
    expect(await shown()).toMatchObject({ width: 640, height: 800, alt: '' });
    // What came with the site can be described as well.
    const described = await pageForms.savePage(admin, {
      id,
      seen: before.modified,
      change: { texts: { en: { alt: 'A book of songs' } } },
    });
    expect(await shown()).toMatchObject({ alt: 'A book of songs', altLanguage: 'en' });
    const me = { ...admin, id: 1 };
    const picture = await pages.addPagePicture(me, await webpOf(48, 32));
    const changed = await pageForms.savePage(admin, {
      id,
      seen: described.modified,
      change: { picture: { id: picture.id }, texts: { en: { alt: '' }, sr: { alt: 'Књига' } } },
    });
    expect(changed.picture).toEqual(picture);
    expect(await shown()).toEqual({
      src: picture.src,
      width: 48,
      height: 32,
      alt: 'Књига',
      altLanguage: 'sr',
    });
    const none = { id, seen: changed.modified, change: { picture: null } };
    expect((await pageForms.savePage(admin, none)).picture).toBeNull();
    expect(await shown()).toBeNull();
    const { modified: seen } = await pages.getEditedPage(admin, id);
    await expect(
      pageForms.savePage(admin, { id, seen, change: { picture: { id: 999_999 } } }),
    ).rejects.toMatchObject(code('invalid_input'));
    expect(await notesOf('page:banner')).toMatchObject([
      { version: 1 },
      { version: 2, value: { of: { picture: picture.id } } },
      { version: 3, value: { of: { picture: null } } },
    ]);
  });

  it('keeps the address of what the site itself leads to, and keeps the page', async () => {
    const rows = await pages.listEditedPages(admin, 'en');
    const { id = 0 } = rows.find(({ slug }) => slug === 'hero') ?? {};
    const { modified } = await pages.getEditedPage(admin, id);
    const command = { id, seen: modified, change: { slug: 'star' } };
    await expect(pageForms.savePage(admin, command)).rejects.toMatchObject(code('not_allowed'));
    await expect(pageForms.deletePage(admin, id)).rejects.toMatchObject(code('not_allowed'));
    expect([...(await notesOf('page:star')), ...(await notesOf('page:hero'))]).toEqual([]);
  });

  it('writes a menu that visitors see at once, and notes who did', async () => {
    const slug = 'footer-links';
    const { entries, version } = await menus.getEditedMenu(admin, slug);
    const press = { label: { ...noTexts, el: 'Τύπος' }, url: 'https://press.example/' };
    await menuForms.saveMenu(admin, { slug, version, entries: [press, ...entries] });
    expect((await catalogue.menu(slug, 'az'))[0]).toMatchObject({
      title: 'Τύπος',
      url: 'https://press.example/',
    });
    await expect(menuForms.saveMenu(admin, { slug, version, entries: [] })).rejects.toMatchObject(
      code('content_moved_on'),
    );
    expect(await notesOf('menu:footer-links')).toMatchObject([{ version: 1, actorName: 'Ada' }]);
  });

  it('lets no one but administrators read or write any of it', async () => {
    const refused = code('not_allowed');
    const page = newPage('mine', { en: { title: 'Mine', content: '', alt: '' } });
    const [row] = await pages.listEditedPages(admin, 'en');
    const id = row?.id ?? 0;
    for (const role of ['fan', 'celebrity', 'manager'] satisfies Role[]) {
      const actor = person(role);
      const slug = 'footer-menu';
      for (const attempt of [
        () => pages.listEditedPages(actor, 'en'),
        () => pages.getEditedPage(actor, id),
        () => pageForms.createPage(actor, page),
        () => pageForms.savePage(actor, { id, seen: '', change: { status: 'draft' } }),
        () => pageForms.deletePage(actor, id),
        async () => pages.addPagePicture(actor, await webpOf(8, 8)),
        () => menus.getEditedMenu(actor, slug),
        () => menuForms.saveMenu(actor, { slug, version: 1, entries: [] }),
      ]) {
        await expect(attempt()).rejects.toMatchObject(refused);
      }
    }
    expect(await catalogue.contentSlugs()).not.toContain('mine');
    expect(await notesOf('page:mine')).toEqual([]);
    expect(await notesOf('menu:footer-menu')).toEqual([]);
  });
});
