import * as v from 'valibot';
import { expect, it } from 'vitest';

import { newPageSchema, wholeIn } from './content-editing.ts';
import { pageFormSchema } from './page-form-schema.ts';
import { noPage, type EditedPage, type TypedPage } from './edited-page.ts';
import { changedPageFields, mayChangePage, pageChange } from './page-change.ts';

const typed = (changes: Partial<TypedPage>): TypedPage => ({ ...noPage, ...changes });
const greek = { ...noPage.texts, el: { title: 'Ιδέες', content: 'Για όλους', alt: '' } };
const cake = { id: 31, src: '/media/people/cake.webp' };
const page: EditedPage = {
  id: 7,
  slug: 'ideas',
  status: 'published',
  picture: cake,
  modified: '',
  texts: greek,
};
const codes = (input: unknown) => {
  const { issues = [] } = v.safeParse(pageFormSchema('tr'), input);
  // Of several things, a field tells the first.
  const found = issues.map((issue) => [v.getDotPath(issue), issue.message]);
  return Object.fromEntries(found.toReversed());
};

it('finds what is wrong with a page, a missing title in the language that is shown', () => {
  expect(codes(noPage)).toMatchObject({ slug: 'required' });
  expect(codes(typed({ slug: 'ideas' }))).toEqual({ 'texts.tr.title': 'required' });
  expect(codes(typed({ slug: 'ideas', texts: greek }))).toEqual({});
  expect(codes(typed({ slug: 'My ideas', texts: greek }))).toEqual({ slug: 'slug' });
  expect(codes(typed({ slug: 'my-orders', texts: greek }))).toEqual({ slug: 'slug-reserved' });
  const long = { ...greek, az: { title: 'x'.repeat(121), content: '', alt: '' } };
  expect(codes(typed({ slug: 'ideas', texts: long }))).toEqual({ 'texts.az.title': 'too-long' });
  const nameless = { ...typed({ slug: 'ideas' }), status: 'draft' };
  expect(v.is(newPageSchema, nameless)).toBe(false);
});

it('sends only what differs, and knows in which languages a page is whole', () => {
  expect(changedPageFields(page, page)).toEqual([]);
  expect(pageChange(page, page, 'published')).toEqual({});
  const texts = { ...greek, tr: { title: ' Fikirler ', content: '', alt: '' } };
  expect(changedPageFields(page, { ...page, texts })).toEqual(['texts.tr.title']);
  expect(pageChange(page, { ...page, texts }, 'draft')).toEqual({
    texts: { tr: { title: 'Fikirler' } },
    status: 'draft',
  });
  expect(wholeIn(texts)).toEqual(['el']);
});

it('sends another picture, or none, and what it shows', () => {
  const fruit = { id: 32, src: '/media/people/fruit.webp' };
  const texts = { ...greek, el: { ...greek.el, alt: 'Φρούτα' } };
  const changed = { ...page, picture: fruit, texts };
  expect(changedPageFields(page, changed)).toEqual(['picture', 'texts.el.alt']);
  expect(pageChange(page, changed, 'published')).toEqual({
    picture: { id: 32 },
    texts: { el: { alt: 'Φρούτα' } },
  });
  expect(pageChange(page, { ...page, picture: null }, 'published')).toEqual({ picture: null });
  const tooLong = { ...greek, el: { ...greek.el, alt: 'x'.repeat(301) } };
  expect(codes({ ...page, texts: tooLong })).toEqual({ 'texts.el.alt': 'too-long' });
});

it('leaves what the site itself leads to where it is', () => {
  expect(mayChangePage({ slug: 'hero' }, { slug: 'star' })).toBe(false);
  expect(mayChangePage({ slug: 'hero' }, { slug: 'hero', status: 'draft' })).toBe(true);
  expect(mayChangePage({ slug: 'ideas' }, { slug: 'star' })).toBe(true);
});
