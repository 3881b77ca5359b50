import { describe, expect, it } from 'vitest';

import { breadcrumbList, pageHead, privateHead } from './page-head.ts';

const greekPage = pageHead(
  {
    origin: 'https://astera.example',
    locale: 'el',
    path: '/products/music',
    title: 'Μουσική',
    description: 'Τραγουδιστές',
  },
  'Astéra',
);

const serbian = {
  origin: 'https://astera.example',
  locale: 'sr',
  path: '/celebrity/4',
  title: 'Лука',
  description: 'Певач',
} as const;

describe('the head of a public page', () => {
  it('names itself and its other languages, English as the default', () => {
    const address = (rel: string, language?: string) =>
      greekPage.links.find(
        (link) => link.rel === rel && ('hrefLang' in link ? link.hrefLang : undefined) === language,
      )?.href;
    expect(address('canonical')).toBe('https://astera.example/el/products/music');
    expect(address('alternate', 'sr')).toBe('https://astera.example/sr/products/music');
    expect(address('alternate', 'en')).toBe('https://astera.example/products/music');
    expect(address('alternate', 'x-default')).toBe('https://astera.example/products/music');
    expect(greekPage.links).toHaveLength(8);
  });

  it('shows a picture of another site at its own address', () => {
    const picture = { src: 'https://elsewhere.example/a.webp', alt: 'Luka' };
    const { meta } = pageHead({ ...serbian, picture }, 'Astéra');
    expect(meta).toContainEqual({ property: 'og:image', content: picture.src });
  });

  it('puts the site’s name behind the title, and a card into shared links', () => {
    expect(greekPage.meta).toContainEqual({ title: 'Μουσική | Astéra' });
    expect(greekPage.meta).toContainEqual({ property: 'og:locale', content: 'el_GR' });
    expect(greekPage.meta).toContainEqual({
      property: 'og:image',
      content: 'https://astera.example/og.jpg',
    });
  });

  it('writes Serbian without its script, as shared links want it', () => {
    const { meta } = pageHead({ ...serbian, picture: { src: '/p.webp', alt: 'Лука' } }, 'Astéra');
    expect(meta).toContainEqual({ property: 'og:locale', content: 'sr_RS' });
    expect(meta).toContainEqual({
      property: 'og:image',
      content: 'https://astera.example/p.webp',
    });
  });

  it('carries what the page is about as schema.org data', () => {
    const trail = [
      { name: 'Почетна', path: '/' },
      { name: 'Лука', path: '/celebrity/4' },
    ];
    const { meta } = pageHead(
      {
        ...serbian,
        about: [breadcrumbList('https://astera.example', 'sr', trail)],
      },
      'Astéra',
    );
    expect(meta).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Почетна', item: 'https://astera.example/sr' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Лука',
            item: 'https://astera.example/sr/celebrity/4',
          },
        ],
      },
    });
  });
});

it('keeps private pages out of search engines', () => {
  expect(privateHead('My orders', 'Astéra').meta).toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});
