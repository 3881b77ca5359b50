import { readFileSync } from 'node:fs';

import { locales } from '#domain/locale.ts';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { answerSchemas } from '#domain/request/service-request.ts';
import { linkablePages } from '#domain/site/menu-editing.ts';
import type { LocaleText, WorldCategory } from './world-types.ts';
import { world } from './world.ts';

function flat(categories: readonly WorldCategory[]): WorldCategory[] {
  return categories.flatMap((category) => [category, ...flat(category.children)]);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const categories = flat(world.categories);
const slugs = new Set(categories.map(({ slug }) => slug));
const sellers = new Map(world.celebrities.map((celebrity) => [celebrity.login, celebrity]));
const goods = new Map(world.products.map((product) => [product.slug, product]));
const people = new Map(world.people.map((person) => [person.login, person]));

/** Every text of the world with the place it stands in, so that a failure names the place. */
const texts: readonly (readonly [string, LocaleText])[] = [
  ...categories.flatMap(({ slug, name, description }) => [
    [`category ${slug}, name`, name] as const,
    [`category ${slug}, description`, description] as const,
  ]),
  ...world.celebrities.flatMap(({ login, title, biography }) => [
    [`celebrity ${login}, title`, title] as const,
    [`celebrity ${login}, biography`, biography] as const,
  ]),
  ...world.products.flatMap(({ slug, title, description }) => [
    [`product ${slug}, title`, title] as const,
    [`product ${slug}, description`, description] as const,
  ]),
  ...world.menus.flatMap(({ items }) =>
    items.map(({ path, title }) => [`menu item ${path}`, title] as const),
  ),
  ...world.pages.flatMap(({ slug, title, content }) => [
    [`page ${slug}, title`, title] as const,
    [`page ${slug}, content`, content] as const,
  ]),
];

describe('the size of the demo world', () => {
  it('has at least six top-level categories, each with two or three children', () => {
    expect(world.categories.length).toBeGreaterThanOrEqual(6);
    for (const { slug, children } of world.categories) {
      expect([2, 3], slug).toContain(children.length);
    }
  });

  it('has at least 24 celebrities who sell something, in at least 10 countries', () => {
    const selling = world.celebrities.filter(({ services }) => Object.keys(services).length > 0);
    expect(selling.length).toBeGreaterThanOrEqual(24);
    expect(new Set(selling.map(({ country }) => country)).size).toBeGreaterThanOrEqual(10);
    expect(world.celebrities.length - selling.length).toBe(1);
  });

  it('spreads the celebrities over at least six top-level categories', () => {
    const used = new Set(world.celebrities.map(({ categories: [parent] }) => parent));
    expect(used.size).toBeGreaterThanOrEqual(6);
  });

  it('has 40 goods, two of them drafts, each with a picture of its own', () => {
    expect(world.products).toHaveLength(40);
    expect(world.products.filter(({ status }) => status === 'draft')).toHaveLength(2);
    const pictures = world.products.map(({ image }) => image);
    expect(pictures).not.toContain(null);
    expect(new Set(pictures).size).toBe(40);
  });

  it('has at least 16 orders, at least one in every status', () => {
    expect(world.orders.length).toBeGreaterThanOrEqual(16);
    expect(new Set(world.orders.map(({ status }) => status))).toEqual(
      new Set([
        'pending',
        'admin-approval',
        'on-hold',
        'processing',
        'completed',
        'cancelled',
        'refunded',
        'failed',
      ]),
    );
    const main = world.orders.filter((o) => o.fan === 'fan' && o.celebrity === 'celebrity');
    expect(main.length * 2).toBeGreaterThanOrEqual(world.orders.length);
    expect(world.orders.some((o) => o.fan !== 'fan' && o.celebrity !== 'celebrity')).toBe(true);
  });
});

/** Letters that a language never uses; names of works may stand in Latin letters anywhere. */
const foreignLetters = {
  en: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  el: /\p{Script=Cyrillic}/u,
  az: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
  ru: /[\p{Script=Greek}ђјљњћџЂЈЉЊЋЏ]/u,
  sr: /[\p{Script=Greek}ёйщъыьэюяЁЙЩЪЫЬЭЮЯ]/u,
  tr: /[\p{Script=Cyrillic}\p{Script=Greek}]/u,
} as const;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];

/** The places of all texts for which the test answers false. */
function failing(test: (text: string, locale: keyof LocaleText) => boolean): string[] {
  return texts.flatMap(([place, text]) =>
    locales.filter((locale) => !test(text[locale], locale)).map((locale) => `${place}, ${locale}`),
  );
}

describe('the texts', () => {
  it('are written in exactly the six languages, none empty', () => {
    expect(failing((text) => text.trim() === text && text !== '')).toEqual([]);
    for (const [place, text] of texts) {
      expect(Object.keys(text).toSorted(), place).toEqual([...locales].toSorted());
    }
  });

  it('use the letters of their language', () => {
    expect(failing((text, locale) => !foreignLetters[locale].test(text))).toEqual([]);
  });

  it('mix no look-alike letters of two scripts in one word', () => {
    const pure = (word: string) => scripts.filter((script) => script.test(word)).length <= 1;
    expect(failing((text) => (text.match(/[\p{L}\p{M}]+/gu) ?? []).every(pure))).toEqual([]);
  });

  it('are written in Cyrillic in Serbian and Russian, and in Greek letters in Greek', () => {
    const own = (text: string, locale: keyof LocaleText) =>
      locale === 'sr' || locale === 'ru'
        ? /\p{Script=Cyrillic}/u.test(text)
        : locale !== 'el' || /\p{Script=Greek}/u.test(text);
    // Two words stay as they are everywhere in Greek.
    expect(failing(own)).toEqual(['category stand-up, name, el', 'category gaming, name, el']);
  });
});

describe('the people', () => {
  it('lets a fan, a celebrity, a manager and an administrator sign in', () => {
    expect(people.get('fan')?.role).toBe('customer');
    expect(people.get('celebrity')?.role).toBe('wcfm_vendor');
    expect(people.get('manager')?.role).toBe('shop_manager');
    expect(people.get('admin')?.role).toBe('administrator');
    expect(world.people.filter(({ role }) => role === 'customer').length).toBeGreaterThanOrEqual(3);
  });

  it('makes Danae the celebrity who signs in, with every service', () => {
    expect(world.celebrities[0]).toMatchObject({ login: 'celebrity', shopName: 'Danae Vellis' });
    expect(Object.keys(world.celebrities[0]?.services ?? {})).toHaveLength(11);
  });

  it('has every celebrity sign in under her own name', () => {
    for (const { login, email, firstName, lastName, locale } of world.celebrities) {
      expect(people.get(login)).toMatchObject({
        email,
        firstName,
        lastName,
        locale,
        role: 'wcfm_vendor',
      });
    }
  });

  it('repeats no login and no e-mail, and uses only addresses of the example domain', () => {
    expect(repeated(world.people.map(({ login }) => login))).toEqual([]);
    expect(repeated(world.people.map(({ email }) => email))).toEqual([]);
    for (const { email } of world.people) expect(email).toMatch(/^[a-z0-9]+@astera\.example$/);
  });

  it('gives country codes of two letters', () => {
    for (const { country } of world.celebrities) expect(country).toMatch(/^[A-Z]{2}$/);
    for (const { billing } of world.people) expect(billing.country).toMatch(/^[A-Z]{2}$/);
  });
});

it('tells fans on the help page to write the reference that the order page shows', () => {
  const help = world.pages.find(({ slug }) => slug === 'help');
  for (const locale of locales) {
    const catalogue = readFileSync(`locales/${locale}/account.po`, 'utf8');
    const [, name = ''] = /msgid "Payment reference"\nmsgstr "(.+)"/.exec(catalogue) ?? [];
    expect(name, locale).not.toBe('');
    expect(help?.content[locale], locale).toContain(name);
  }
});

describe('references', () => {
  it('repeats no slug', () => {
    expect(repeated(categories.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(world.products.map(({ slug }) => slug))).toEqual([]);
    for (const slug of [...slugs, ...goods.keys()])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('files celebrities and goods under categories that exist, children with their parent', () => {
    const parents = new Map(
      world.categories.flatMap(({ slug, children }) => children.map((child) => [child.slug, slug])),
    );
    for (const { login, categories: own } of world.celebrities) {
      expect(own.length, login).toBeGreaterThanOrEqual(2);
      for (const slug of own) {
        expect(slugs, login).toContain(slug);
        const parent = parents.get(slug);
        if (parent !== undefined) expect(own, login).toContain(parent);
      }
    }
    for (const { slug, category } of world.products) expect(slugs, slug).toContain(category);
  });

  it('sells goods of celebrities who exist, at whole positive cents', () => {
    for (const { slug, celebrity, priceCents } of world.products) {
      expect(sellers.has(celebrity), slug).toBe(true);
      expect(Number.isInteger(priceCents) && priceCents > 0, slug).toBe(true);
    }
    for (const { login, services } of world.celebrities) {
      for (const price of Object.values(services)) {
        expect(Number.isInteger(price) && price > 0, login).toBe(true);
      }
      if (Object.keys(services).length > 0) expect(services.getVideo, login).toBeDefined();
    }
  });

  it('orders only what the celebrity offers, for fans who exist', () => {
    for (const { fan, celebrity, item, daysAgo } of world.orders) {
      expect(people.get(fan)?.role).toBe('customer');
      expect(Number.isInteger(daysAgo) && daysAgo >= 0).toBe(true);
      if ('service' in item) {
        expect(sellers.get(celebrity)?.services[item.service], celebrity).toBeDefined();
        for (const answer of Object.values(item.answers)) expect(answer.trim()).not.toBe('');
      } else {
        expect(goods.get(item.product)?.celebrity, item.product).toBe(celebrity);
        expect(goods.get(item.product)?.status, item.product).toBe('publish');
        expect(item.quantity).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('answers the fields of the get-video form', () => {
    const requests = world.orders.flatMap(({ item }) =>
      'service' in item && item.service === 'getVideo' ? [item.answers] : [],
    );
    expect(requests.length).toBeGreaterThan(0);
    for (const answers of requests) {
      const optional = { sample: '', pronunciation: '', voiceNote: '' };
      expect(v.parse(answerSchemas.getVideo, answers)).toEqual({ ...optional, ...answers });
    }
  });

  it('gives every completed personal video an answer, and nothing else', () => {
    for (const { status, item, answerVideo } of world.orders) {
      const expected = status === 'completed' && 'service' in item && item.service === 'getVideo';
      expect(answerVideo !== undefined).toBe(expected);
    }
  });
});

describe('the pages', () => {
  const written = new Map(world.pages.map((page) => [page.slug, page]));

  it('are there for every link of the footer, and for the blocks of the home page', () => {
    const linked = world.menus.flatMap(({ items }) => items.map(({ path }) => path.slice(1)));
    // Pages of the site's own are routes, and no one writes them.
    const own: readonly string[] = linkablePages.map((path) => path.slice(1));
    const ofEditors = linked.filter((slug) => !own.includes(slug));
    for (const slug of [...ofEditors, 'hero', 'banner']) {
      const fault = `${slug} is linked by menus.ts, but is neither in world.pages nor in linkablePages`;
      expect(written.has(slug), fault).toBe(true);
    }
    expect(repeated(world.pages.map(({ slug }) => slug))).toEqual([]);
  });

  it('say as much in every language', () => {
    const shape = (html: string) => html.match(/<[a-z]\w*[^>]*>/g)?.join('');
    for (const { slug, content } of world.pages) {
      for (const locale of locales) {
        expect(shape(content[locale]), `${slug}, ${locale}`).toBe(shape(content.en));
        expect(content[locale].length).toBeGreaterThan(content.en.length * 0.6);
      }
    }
  });

  it('lead only to addresses of the product and to the example domain', () => {
    const pages = ['celebrities', 'my-orders', 'account/register', ...written.keys()];
    for (const { slug, content } of world.pages) {
      for (const [, href = ''] of content.en.matchAll(/href="([^"]*)"/g)) {
        const known = href.startsWith('mailto:')
          ? href.endsWith('@astera.example')
          : pages.includes(href.slice(1)) || slugs.has(href.replace('/products/', ''));
        expect(known, `${slug} leads to ${href}`).toBe(true);
      }
    }
  });
});
