import { expect, it } from 'vitest';

import { sectionsOf } from './rich-text-sections.ts';

it('takes a text apart at its headings and leaves their numbers out', () => {
  const html =
    '<p>Hi.</p>\n<h2 class="wp-block-heading">1. Choose</h2>\n<p>Find <b>her</b>.</p><h2>Pay</h2><p>€</p>';
  expect(sectionsOf(html)).toEqual({
    intro: '<p>Hi.</p>',
    sections: [
      { heading: 'Choose', html: '<p>Find <b>her</b>.</p>' },
      { heading: 'Pay', html: '<p>€</p>' },
    ],
  });
});

it('gives a text without headings as it is', () => {
  expect(sectionsOf('<p>Only this.</p>')).toEqual({ intro: '<p>Only this.</p>', sections: [] });
});
