import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite();
  // Makes the database and the demo world, which takes its time.
  await site.ask('/api/health');
}, 120_000);
afterAll(() => site.remove());

async function page(path: string) {
  const answer = await site.ask(path);
  const html = await answer.text();
  const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
  const heading = /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];
  return { status: answer.status, location: answer.headers.get('location'), html, lang, heading };
}

describe('a page from the server', () => {
  it.each([
    ['/', 'en'],
    ['/el', 'el'],
    ['/az', 'az'],
    ['/ru', 'ru'],
    ['/sr', 'sr'],
    ['/tr', 'tr'],
  ])('%s shows the celebrities in its language', async (path, lang) => {
    const home = await page(path);
    expect(home).toMatchObject({ status: 200, lang });
    expect(home.html).toContain('Danae');
  });

  it('shows a celebrity under the name of the shop', async () => {
    const { html } = await page('/tr');
    const [, address = ''] = /href="(\/tr\/celebrity\/\d+)"/.exec(html) ?? [];
    const celebrity = await page(address);
    expect(celebrity).toMatchObject({ status: 200, lang: 'tr' });
    expect(html).toContain(celebrity.heading);
  });

  it('has one address for English', async () => {
    expect(await page('/en')).toMatchObject({ status: 308, location: '/' });
  });

  it('asks to sign in', async () => {
    const login = await page('/ru/account/login');
    expect(login).toMatchObject({ status: 200, lang: 'ru' });
    expect(login.html).toContain('type="password"');
  });

  it.each([
    ['/xx', 'en'],
    ['/celebrity/999999', 'en'],
    ['/el/celebrity/999999', 'el'],
    ['/celebrity/anonymous', 'en'],
    ['/sr/no-such-page', 'sr'],
  ])('says in its language that there is no %s', async (path, lang) => {
    expect(await page(path)).toMatchObject({ status: 404, lang });
  });
});

describe('the site when its back end is gone', () => {
  let unseen = '';
  let errors: { mockRestore: () => void };
  beforeAll(async () => {
    const { html } = await page('/az');
    unseen = /href="(\/az\/celebrity\/\d+)"/.exec(html)?.[1] ?? '';
    errors = vi.spyOn(console, 'error').mockReturnValue();
    await site.endBackend();
  });
  afterAll(() => errors.mockRestore());

  it('still shows what was asked for a moment ago', async () => {
    const home = await page('/tr');
    expect(home).toMatchObject({ status: 200, lang: 'tr' });
    expect(home.html).toContain('Danae');
  });

  it('says so elsewhere, with the failure’s status and nothing of its insides', async () => {
    const celebrity = await page(unseen);
    expect(celebrity.status).toBe(503);
    expect(celebrity.lang).toBe('az');
    expect(celebrity.html).toContain('role="alert"');
    expect(celebrity.html).not.toMatch(/\bat .+:\d+:\d+|node_modules|PGlite|critical error/);
  });
});
