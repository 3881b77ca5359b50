import * as v from 'valibot';
import { inEveryLocale, type LocaleTexts, writtenIn } from '#domain/text/locale-texts.ts';
import { menuAddress } from './menu-address.ts';

/** The menus of the site; both are in the footer. */
export const menuSlugs = ['footer-menu', 'footer-links'] as const;

export type MenuSlug = (typeof menuSlugs)[number];

export function isMenuSlug(value: string): value is MenuSlug {
  return menuSlugs.some((slug) => slug === value);
}

export const maxEntries = 12;

export const maxLabelLength = 60;

/** Pages of the site that are not content pages but can be linked from a menu. */
export const linkablePages = ['/', '/celebrities', '/basket', '/account/register'] as const;

/** One menu entry as edited: its label in each language, and its target. */
export interface MenuEntry {
  readonly label: LocaleTexts;
  readonly url: string;
}

/** A menu as edited. */
export interface EditedMenu {
  readonly slug: MenuSlug;
  readonly entries: readonly MenuEntry[];
  /** A change applies only to the version that was seen; 0 is a menu that does not exist yet. */
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

/** The menu entries as sent. */
export const menuEntriesSchema = v.pipe(v.array(entrySchema), v.maxLength(maxEntries, 'too-many'));

/** The error code of an entry; null if it is valid. */
export interface EntryProblems {
  readonly label: string | null;
  readonly url: string | null;
}

/** The errors of all entries, in order. */
export function entryProblems(entries: readonly MenuEntry[]): readonly EntryProblems[] {
  const first = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value).issues?.[0].message ?? null;
  return entries.map(({ label: texts, url }) => ({
    label: first(entrySchema.entries.label, texts),
    url: first(entrySchema.entries.url, url),
  }));
}
