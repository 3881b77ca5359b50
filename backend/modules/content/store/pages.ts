import type { Locale } from '#domain/locale.ts';
import type { PageRow } from './content-writes.ts';

/** What pages are sorted by; they have no order of a menu, so that stands for the order in which they were made. */
export const pageSorts = [
  'id',
  'date',
  'modified',
  'slug',
  'title',
  'include',
  'menu_order',
] as const;

export type PageSort = (typeof pageSorts)[number];

/** Which pages, and in which order. */
export interface PageQuery {
  /** Null for pages of either status. */
  readonly status: PageRow['status'] | null;
  readonly slugs: readonly string[] | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  /** Words that are all in a title or a text, in any language. */
  readonly words: readonly string[] | null;
  readonly orderBy: PageSort;
  readonly isDescending: boolean;
  /** The language that titles are ordered in. */
  readonly language: Locale;
  readonly limit: number;
  readonly offset: number;
}
