import { describe, expect, it } from 'vitest';

import type { PublicReview } from '#domain/review/review.ts';

import { celebrityHead } from './celebrity-head.ts';

const celebrity = {
  id: 7,
  shopName: 'Danae Vellis',
  title: 'Singer',
  country: 'GR',
  countryName: 'Greece',
  categories: ['music'],
  portrait: '/demo/portraits/danae.webp',
  from: 2000,
  offer: { kind: 'getVideo', price: 8550, promisedDays: 7 },
  biography: '<p>I write <b>songs</b>.</p>',
  services: [
    { id: 1, kind: 'getVideo', price: 8550, promisedDays: 7, quality: null },
    { id: 2, kind: 'instagramLike', price: 2000, promisedDays: 7, quality: null },
  ],
} as const;
const input = {
  origin: 'https://astera.example',
  locale: 'el',
  celebrity,
  reviews: { rating: null, rows: [], totalPages: 1 },
  title: 'Danae Vellis: videos',
  serviceName: (kind: string) => `Name of ${kind}`,
  fallback: 'Videos of Danae',
  trail: { '@type': 'BreadcrumbList' },
} as const;

describe('what search engines are told of a celebrity', () => {
  it('names the person, the portrait and what is known', () => {
    const { about = [], ...head } = celebrityHead(input);
    expect(head).toMatchObject({
      path: '/celebrity/7',
      title: 'Danae Vellis: videos',
      description: 'I write songs.',
      picture: { src: '/demo/portraits/danae.webp', alt: 'Danae Vellis' },
    });
    expect(about[0]).toMatchObject({
      '@type': 'Person',
      jobTitle: 'Singer',
      url: 'https://astera.example/el/celebrity/7',
      image: 'https://astera.example/demo/portraits/danae.webp',
      nationality: { name: 'Greece' },
    });
    expect(about[1]).toBe(input.trail);
    expect(about).toHaveLength(2);
  });

  it('tells the rating of what is sold, only where there are reviews', () => {
    const row: PublicReview = {
      ...{ id: 3, stars: 4, words: 'Υπέροχο', language: 'el', firstName: 'Eleni' },
      ...{ month: '2026-05', isEdited: false, answer: null },
    };
    const reviews = { rating: { average: 4.25, count: 4 }, rows: [row], totalPages: 1 };
    expect(celebrityHead({ ...input, reviews }).about?.[1]).toMatchObject({
      '@type': 'Product',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.25', reviewCount: 4 },
      review: [
        {
          '@type': 'Review',
          reviewRating: { ratingValue: 4 },
          author: { name: 'Eleni' },
          inLanguage: 'el',
        },
      ],
    });
    const none = { ...input, reviews: null };
    expect(JSON.stringify(celebrityHead(none))).not.toContain('AggregateRating');
  });

  it('offers each service, in euros', () => {
    expect(celebrityHead(input).about?.[0]?.['makesOffer']).toEqual([
      {
        '@type': 'Offer',
        price: '85.50',
        priceCurrency: 'EUR',
        url: 'https://astera.example/el/celebrity/7/request/getVideo',
        itemOffered: { '@type': 'Service', name: 'Name of getVideo' },
      },
      {
        '@type': 'Offer',
        price: '20.00',
        priceCurrency: 'EUR',
        url: 'https://astera.example/el/celebrity/7/request/instagramLike',
        itemOffered: { '@type': 'Service', name: 'Name of instagramLike' },
      },
    ]);
  });

  it('says something of someone who wrote nothing, and invents no picture', () => {
    const silent = { ...celebrity, biography: '', portrait: null, countryName: null };
    const head = celebrityHead({ ...input, celebrity: silent });
    expect(head.description).toBe('Videos of Danae');
    expect(head.picture).toBeUndefined();
    expect(head.about?.[0]).not.toHaveProperty('image');
    expect(head.about?.[0]).not.toHaveProperty('nationality');
  });
});
