import * as v from 'valibot';
import { expect, it } from 'vitest';

import {
  changedPageFields,
  mayChangePage,
  mayWriteSite,
  newPageSchema,
  noPage,
  pageChange,
  pageFormSchema,
  wholeIn,
  type EditedPage,
  type TypedPage,
} from './content-editing.ts';
import { roles } from './role.ts';

const typed = (changes: Partial<TypedPage>): TypedPage => ({ ...noPage, ...changes });
const greek = { ...noPage.texts, el: { title: 'Ιδέες', content: 'Για όλους' } };
const page: EditedPage = { id: 7, slug: 'ideas', status: 'published', modified: '', texts: greek };
const codes = (input: unknown) => {
  const { issues = [] } = v.safeParse(pageFormSchema('tr'), input);
  // Of several things, a field tells the first.
  const found = issues.map((issue) => [v.getDotPath(issue), issue.message]);
  return Object.fromEntries(found.toReversed());
};

it('is the administrators’ to write', () => {
  expect(roles.filter((role) => mayWriteSite({ role }))).toEqual(['administrator']);
});

it('finds what is wrong with a page, a missing title in the language that is shown', () => {
  expect(codes(noPage)).toMatchObject({ slug: 'required' });
  expect(codes(typed({ slug: 'ideas' }))).toEqual({ 'texts.tr.title': 'required' });
  expect(codes(typed({ slug: 'ideas', texts: greek }))).toEqual({});
  expect(codes(typed({ slug: 'My ideas', texts: greek }))).toEqual({ slug: 'slug' });
  expect(codes(typed({ slug: 'my-orders', texts: greek }))).toEqual({ slug: 'slug-reserved' });
  const long = { ...greek, az: { title: 'x'.repeat(121), content: '' } };
  expect(codes(typed({ slug: 'ideas', texts: long }))).toEqual({ 'texts.az.title': 'too-long' });
  const nameless = { ...typed({ slug: 'ideas' }), status: 'draft' };
  expect(v.is(newPageSchema, nameless)).toBe(false);
});

it('sends only what differs, and knows in which languages a page is whole', () => {
  expect(changedPageFields(page, page)).toEqual([]);
  expect(pageChange(page, page, 'published')).toEqual({});
  const texts = { ...greek, tr: { title: ' Fikirler ', content: '' } };
  expect(changedPageFields(page, { ...page, texts })).toEqual(['texts.tr.title']);
  expect(pageChange(page, { slug: 'ideas', texts }, 'draft')).toEqual({
    texts: { tr: { title: 'Fikirler' } },
    status: 'draft',
  });
  expect(wholeIn(texts)).toEqual(['el']);
});

it('leaves what the site itself leads to where it is', () => {
  expect(mayChangePage({ slug: 'hero' }, { slug: 'star' })).toBe(false);
  expect(mayChangePage({ slug: 'hero' }, { slug: 'hero', status: 'draft' })).toBe(true);
  expect(mayChangePage({ slug: 'ideas' }, { slug: 'star' })).toBe(true);
});
