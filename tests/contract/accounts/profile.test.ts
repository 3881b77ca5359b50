import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { customerSchema } from '#backend/contract/people/customer.ts';
import { mediaSchema } from '#backend/contract/media.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { vendorSchema } from '#backend/contract/vendor.ts';
import { attackPictures } from '#tests/support/attack-pictures.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const webp = `RIFF\x20\0\0\0WEBPVP8L${'\0'.repeat(20)}`;

describe.each(databases)('profiles at the embedded back end on $name', ({ open }) => {
  let fixture: BackendFixture;
  let fan = 0;
  let celebrity = 0;
  beforeAll(async () => {
    fixture = await startBackend(open);
    fan = await idOf('fan');
    celebrity = await idOf('celebrity');
  });
  afterAll(() => fixture.close());

  const bearer = async (login: string) => `Bearer ${await fixture.tokenOf(login)}`;
  async function idOf(login: string): Promise<number> {
    const authorization = await bearer(login);
    const { body } = await fixture.ask('GET', '/wp-json/wp/v2/users/me', { authorization });
    return v.parse(userSchema, body).id;
  }
  const account = (id: number) => `/wp-json/wc/v3/customers/${id}`;
  const settings = (id: number) => `/wp-json/wcfmmp/v1/settings/id/${id}`;
  const asService = (method: string, path: string, body?: unknown) =>
    fixture.ask(method, path, { authorization: serviceAuthorization, body });
  const upload = (author: number, body: string, authorization?: string) =>
    fixture.ask('POST', `/wp-json/wp/v2/media?author=${author}`, {
      authorization: authorization ?? serviceAuthorization,
      body,
      headers: { 'content-type': 'image/webp' },
    });
  const shop = async (language = 'en') =>
    v.parse(
      vendorSchema,
      (
        await fixture.ask(
          'GET',
          `/wp-json/wcfmmp/v1/store-vendors/${celebrity}?wpml_language=${language}`,
        )
      ).body,
    );

  it('take no name over the wire that is more than one line of letters that are seen', async () => {
    const authorization = await bearer('fan');
    const read = async () =>
      v.parse(customerSchema, (await asService('GET', account(fan))).body).first_name;
    const before = await read();
    for (const first_name of [
      'Grace\r\n\r\nLog in',
      'Grace\u2028Log in',
      '\u202eecarG',
      'Gra\u200bce',
    ]) {
      const body = { first_name };
      const own = await fixture.ask('POST', '/wp-json/wp/v2/users/me', { authorization, body });
      expect([first_name, own.status]).toEqual([first_name, 400]);
      const changed = await asService('PUT', account(fan), body);
      expect([first_name, changed.status]).toEqual([first_name, 400]);
      expect(await read()).toBe(before);
    }
  });

  it('changes what is named of an account and leaves the rest', async () => {
    const first = await asService('PATCH', account(fan), {
      billing: { phone: '+30 1' },
      shipping: { city: 'Piraeus' },
      meta_data: [{ key: 'astera_notify_orderMoved', value: 'no' }],
    });
    expect(first.status).toBe(200);
    await Promise.all([
      asService('PATCH', account(fan), { first_name: 'Grace', shipping: { state: 'Attica' } }),
      asService('PATCH', account(fan), {
        last_name: 'Hopwood',
        meta_data: [{ key: 'astera_notify_newRequest', value: 'yes' }],
      }),
    ]);
    const { body } = await asService('GET', account(fan));
    expect(v.parse(customerSchema, body)).toMatchObject({
      first_name: 'Grace',
      last_name: 'Hopwood',
      billing: { phone: '+30 1', city: 'Athens' },
      shipping: { city: 'Piraeus', state: 'Attica', address_1: '1 Fan Road' },
      meta_data: expect.arrayContaining([
        expect.objectContaining({ key: 'astera_notify_orderMoved', value: 'no' }),
        expect.objectContaining({ key: 'astera_notify_newRequest', value: 'yes' }),
      ]),
    });
  });

  it('lets no one become someone else by a profile', async () => {
    const before = (await asService('GET', account(fan))).body;
    await asService('PATCH', account(fan), {
      id: 1,
      role: 'administrator',
      email: 'new@example.test',
      username: 'admin2',
      billing: { email: 'new@example.test', is_admin: true },
    });
    expect((await asService('GET', account(fan))).body).toEqual(before);
    for (const meta of [
      { key: 'wp_capabilities', value: 'administrator' },
      { key: 'astera_notify_x', value: { a: 1 } },
      { key: 'astera_picture', value: '1' },
    ]) {
      const answer = await asService('PATCH', account(fan), { meta_data: [meta] });
      expect([meta.key, answer.status]).toEqual([meta.key, 400]);
    }
    const own = await fixture.ask('PATCH', account(fan), {
      authorization: await bearer('fan'),
      body: { first_name: 'Me' },
    });
    expect(own.status).toBe(403);
  });

  it('opens a store to its own vendor, and shows the change to everyone', async () => {
    for (const [login, status] of [
      ['fan', 403],
      ['manager', 403],
      ['priya', 403],
      ['celebrity', 200],
    ] as const) {
      const answer = await fixture.ask('PATCH', settings(celebrity), {
        authorization: await bearer(login),
        body: { store_name: `Ava by ${login}` },
      });
      expect([login, answer.status]).toEqual([login, status]);
    }
    expect((await fixture.ask('PATCH', settings(celebrity), { body: {} })).status).toBe(401);
    expect((await shop()).vendor_shop_name).toBe('Ava by celebrity');
    const found = await fixture.ask('GET', '/wp-json/wcfmmp/v1/store-vendors?search=Ava+by');
    expect(found.body).toHaveLength(1);
  });

  it('keeps translations of a description, and lets the same text follow', async () => {
    const authorization = await bearer('celebrity');
    const write = (language: string, text: string) =>
      fixture.ask('PATCH', `${settings(celebrity)}?wpml_language=${language}`, {
        authorization,
        body: { shop_description: text },
      });
    await write('en', 'New <b>words</b>');
    expect((await shop('en')).vendor_description).toContain('New &lt;b&gt;words&lt;/b&gt;');
    expect((await shop('az')).vendor_description).toContain('New &lt;b&gt;words');
    expect((await shop('el')).vendor_description).toContain('(el)');
    expect((await write('en', 'a'.repeat(5_001))).status).toBe(400);
    // A language without a text of its own shows the first that has one, and says which.
    for (const language of ['en', 'az', 'ru', 'sr', 'tr']) await write(language, '');
    expect(await shop('tr')).toMatchObject({
      vendor_description: expect.stringContaining('(el)'),
      astera_languages: { description: 'el' },
    });
    const own = await fixture.ask('GET', `${settings(celebrity)}?wpml_language=tr`, {
      authorization,
    });
    expect(own.body).toMatchObject({ astera_languages: { description: 'el', written: ['el'] } });
    await write('tr', 'Yeni');
    expect(await shop('tr')).toMatchObject({ astera_languages: { description: 'tr' } });
    expect(await shop('ru')).toMatchObject({ astera_languages: { description: 'el' } });
  });

  it('keeps a picture for whom it was sent, shows it, and takes it away', async () => {
    const sent = await upload(fan, webp);
    expect(sent.status).toBe(201);
    const { id, source_url } = v.parse(mediaSchema, sent.body);
    expect(source_url).toMatch(/^\/media\/people\/[0-9a-f]{32}\.webp$/);
    const file = join(fixture.mediaFolder, source_url.replace('/media/', ''));
    expect((await stat(file)).size).toBe(webp.length);
    expect(await readdir(join(fixture.mediaFolder, 'people'))).toHaveLength(1);

    const use = { meta_data: [{ key: 'astera_picture', value: String(id) }] };
    expect((await asService('PATCH', account(celebrity), use)).status).toBe(400);
    const foreign = await fixture.ask('PATCH', settings(celebrity), {
      authorization: await bearer('celebrity'),
      body: { gravatar: id },
    });
    expect(foreign.status).toBe(400);
    const used = await asService('PATCH', account(fan), use);
    expect(v.parse(customerSchema, used.body).avatar_url).toBe(source_url);

    expect((await asService('DELETE', `/wp-json/wp/v2/media/${id}?force=true`)).status).toBe(200);
    expect((await asService('DELETE', `/wp-json/wp/v2/media/${id}?force=true`)).status).toBe(404);
    expect(await readdir(join(fixture.mediaFolder, 'people'))).toEqual([]);
    const { body } = await asService('GET', account(fan));
    expect(v.parse(customerSchema, body).avatar_url).toBe('');
  });

  it('shows a vendor’s new picture in the shop', async () => {
    const { id, source_url } = v.parse(mediaSchema, (await upload(celebrity, webp)).body);
    const changed = await fixture.ask('PATCH', settings(celebrity), {
      authorization: await bearer('celebrity'),
      body: { gravatar: id },
    });
    expect(changed.body).toMatchObject({ gravatar: id });
    expect((await shop()).vendor_shop_logo).toBe(source_url);
  });

  it('takes files from the app only, and only pictures', async () => {
    for (const login of ['fan', 'celebrity', 'manager', 'admin']) {
      expect((await upload(fan, webp, await bearer(login))).status).toBe(403);
    }
    expect((await upload(999_999, webp)).status).toBe(400);
    const noPictures = (await attackPictures()).filter(({ code }) => code === 'not_a_picture');
    for (const { what, sent } of noPictures.filter((one) => one.sent.buffer.byteLength > 0)) {
      expect([what, (await upload(fan, sent.buffer.toString('latin1'))).status]).toEqual([
        what,
        415,
      ]);
    }
    expect((await upload(fan, `${webp}${'x'.repeat(2_097_152)}`)).status).toBe(413);
  });
});
