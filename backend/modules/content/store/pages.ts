import type { Locale } from '#domain/locale.ts';
import type { PageRow } from './content-writes.ts';

/** Sort keys of pages; they have no menu order, so it stands for creation order. */
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

/** A filter and sort order of pages. */
export interface PageQuery {
  /** Null for pages of either status. */
  readonly status: PageRow['status'] | null;
  readonly slugs: readonly string[] | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  /** Words that all have to occur in the title or content, in any language. */
  readonly words: readonly string[] | null;
  readonly orderBy: PageSort;
  readonly isDescending: boolean;
  /** The language that titles are sorted in. */
  readonly language: Locale;
  readonly limit: number;
  readonly offset: number;
}
