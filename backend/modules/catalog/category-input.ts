import {
  productCategoryWriteSchema,
  type WireProductCategoryWrite,
} from '#backend/contract/catalog/category.ts';
import type { StoredCategory } from './store/categories.ts';
import { latinWords } from '#backend/search/latin-words.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { readParameters } from '#backend/http/wire/call.ts';
import { type Failure, invalidParameter, refusal } from '#backend/http/wire/failure.ts';

/** Parses the body of a category write. */
export function readCategoryWrite(body: unknown): WireProductCategoryWrite {
  return readParameters(productCategoryWriteSchema, body);
}

/** The trimmed name, which must not be empty. */
export function categoryNameOf(sent: string): string {
  const name = sent.trim();
  if (name !== '') return name;
  throw refusal(400, 'empty_term_name', 'A name is required for this term.');
}

/** `seven-inches`; an all-digit slug would be taken for an id in category filters. */
export function slugFrom(text: string): string {
  const slug = latinWords(text).join('-').slice(0, 80);
  return /^\d*$/.test(slug) ? ['category', slug].filter((part) => part !== '').join('-') : slug;
}

/** The requested parent; null at the top level. There are only two levels, so a parent has no parent itself. */
export function parentOf(
  sent: number,
  all: readonly StoredCategory[],
  self: StoredCategory | null,
): StoredCategory | null {
  if (sent === 0) return null;
  const parent = all.find(({ id }) => id === sent);
  if (!parent) throw refusal(400, 'missing_parent', 'Parent term does not exist.');
  const hasChildren = self !== null && all.some(({ parentId }) => parentId === self.id);
  if (parent.id === self?.id || parent.parentId !== null || hasChildren) {
    throw invalidParameter('parent', 'parent would make a third level.');
  }
  return parent;
}

/** WordPress's refusal of a second category with the same name and parent; null if there is none. */
export function existing(
  name: string,
  parent: StoredCategory | null,
  slug: string | null,
  all: readonly StoredCategory[],
): Failure | null {
  const alike = all
    .filter(({ parentId }) => parentId === (parent?.id ?? null))
    .filter((one) => Object.values(one.name).some((text) => sameName(text, name)))
    .find((one) => slug === null || one.slug === slug);
  if (!alike) return null;
  const message = 'A term with the name provided already exists with this parent.';
  return refusal(400, 'term_exists', message, { resource_id: alike.id });
}

function sameName(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;
}

/** The slug for a category. @throws when another category has it */
export function ownSlug(sent: string, all: readonly StoredCategory[], self: StoredCategory) {
  const slug = slugFrom(sent === '' ? shownText(self.name, 'en').text : sent);
  const other = all.find((one) => one.slug === slug && one.id !== self.id);
  if (!other) return slug;
  const message = `The slug “${slug}” is already in use by another term.`;
  throw refusal(400, 'duplicate_term_slug', message, { resource_id: other.id });
}
