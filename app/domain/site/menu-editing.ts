import * as v from 'valibot';
import { inEveryLocale, type LocaleTexts, writtenIn } from '#domain/text/locale-texts.ts';
import { menuAddress } from './menu-address.ts';

/** The menus of the site; both stand in the footer. */
export const menuSlugs = ['footer-menu', 'footer-links'] as const;

export type MenuSlug = (typeof menuSlugs)[number];

export function isMenuSlug(value: string): value is MenuSlug {
  return menuSlugs.some((slug) => slug === value);
}

export const maxEntries = 12;

export const maxLabelLength = 60;

/** Pages of the site that are no content pages and that a menu may lead to. */
export const linkablePages = ['/', '/celebrities', '/basket', '/account/register'] as const;

/** One entry of a menu as it is edited: what it is called in each language, and where it leads. */
export interface MenuEntry {
  readonly label: LocaleTexts;
  readonly url: string;
}

/** A menu as it is edited. */
export interface EditedMenu {
  readonly slug: MenuSlug;
  readonly entries: readonly MenuEntry[];
  /** A change is made only to the version that was seen; 0 is one that is not there yet. */
  readonly version: number;
}

const label = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  v.maxLength(maxLabelLength, 'too-long'),
);

const entrySchema = v.object({
  label: v.pipe(
    v.object(inEveryLocale(() => label)),
    v.check((texts) => writtenIn(texts).length > 0, 'required'),
  ),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'required'),
    v.check((text) => menuAddress(text) !== null, 'address'),
  ),
});

/** The entries of a menu as they are sent. */
export const menuEntriesSchema = v.pipe(v.array(entrySchema), v.maxLength(maxEntries, 'too-many'));

/** What is wrong with an entry, by code; null where nothing is. */
export interface EntryProblems {
  readonly label: string | null;
  readonly url: string | null;
}

/** What each entry has wrong, in their order. */
export function entryProblems(entries: readonly MenuEntry[]): readonly EntryProblems[] {
  const first = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.[0].message ?? null;
  return entries.map(({ label: texts, url }) => ({
    label: first(entrySchema.entries.label, texts),
    url: first(entrySchema.entries.url, url),
  }));
}
