import * as v from 'valibot';

import type { Locale } from '#domain/locale.ts';

/** A picture with its size in pixels, so that a page can reserve the space. */
export interface SizedPicture {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  /** The alternative text; empty if no one wrote one. */
  readonly alt: string;
  /** Undefined if the back end does not report it. */
  readonly altLanguage?: Locale | undefined;
}

/** A page of rich text, or a block shown on another page, such as the hero. */
export interface ContentPage {
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly picture: SizedPicture | null;
  /** The language of the texts, when there are none in the reader's; undefined if the back end does not report it. */
  readonly languages?: { readonly title: Locale; readonly html: Locale } | undefined;
}

/** Slugs of blocks that are not pages of their own. */
export const contentBlocks = ['hero', 'banner'] as const;
export type ContentBlock = (typeof contentBlocks)[number];

/** Slugs of content that another page includes if it exists: the blocks, and texts that extend a page of the site. */
export const optionalContent = [...contentBlocks, 'help', 'imprint', 'cookies'] as const;
export type OptionalContent = (typeof optionalContent)[number];

export const contentSlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

/** Pages the product refers to by name: they always exist and keep their URL. */
const fixedSlugs: readonly string[] = [...contentBlocks, 'how-it-works'];

/** Editors' pages shown on one of the site's own pages, at its URL. */
const addingSlugs: readonly string[] = ['imprint', 'cookies'];

/** Whether an editors' page is part of the site's own page at that URL. */
export function isAddingPage(slug: string): boolean {
  return addingSlugs.includes(slug);
}

/** Pages that others include in part, or can do without. */
const optionalSlugs: readonly string[] = [...fixedSlugs, ...addingSlugs, 'help'];

/** Whether pages can do without this one if no one wrote it. */
export function isOptionalContent(slug: string): boolean {
  return optionalSlugs.includes(slug);
}

/** Whether a page keeps its URL and cannot be deleted. */
export function isFixedPage(slug: string): boolean {
  return fixedSlugs.includes(slug);
}
