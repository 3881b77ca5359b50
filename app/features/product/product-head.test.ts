import { describe, expect, it } from 'vitest';

import { productHead } from './product-head.ts';

const product = {
  id: 254,
  title: 'Night Ferry tour poster',
  price: 2600,
  picture: '/demo/products/poster.webp',
  pictures: [
    { src: '/demo/products/poster.webp', alt: '' },
    { src: 'https://elsewhere.example/2.webp', alt: 'The back' },
  ],
  seller: { id: 7, shopName: 'Danae Vellis' },
  description: '<p>All eleven harbours.</p>',
  categories: [],
  inStock: true,
  stock: null,
} as const;
const input = {
  origin: 'https://astera.example',
  locale: 'en',
  product,
  fallback: 'Signed',
  trail: { '@type': 'BreadcrumbList' },
} as const;

describe('what search engines are told of a product', () => {
  it('offers it in euros, by its seller, with its pictures as whole addresses', () => {
    const [thing] = productHead(input).about ?? [];
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: 'Night Ferry tour poster',
      image: [
        'https://astera.example/demo/products/poster.webp',
        'https://elsewhere.example/2.webp',
      ],
      offers: {
        price: '26.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://astera.example/product/254',
        seller: { name: 'Danae Vellis' },
      },
    });
  });

  it('says when it is sold out, and names no one where no one is known', () => {
    const gone = { ...product, inStock: false, seller: null, picture: null, pictures: [] };
    const { about, picture } = productHead({ ...input, product: gone });
    expect(about?.[0]).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
    expect(about?.[0]).not.toHaveProperty('brand');
    expect(about?.[0]).not.toHaveProperty('image');
    expect(picture).toBeUndefined();
  });
});
