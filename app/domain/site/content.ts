import * as v from 'valibot';

import { locales, type Locale } from '#domain/locale.ts';

/** A picture with its size in pixels, so that a page keeps its place. */
export interface SizedPicture {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  /** What it shows, in words; empty where no one wrote any. */
  readonly alt: string;
  /** Undefined where the back end does not say. */
  readonly altLanguage?: Locale | undefined;
}

/** A page of rich text, or a block that another page shows, such as the hero. */
export interface ContentPage {
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly picture: SizedPicture | null;
  /**
   * Which language the texts are in, where there are none in the reader's; undefined where the back end does not say.
   */
  readonly languages?: { readonly title: Locale; readonly html: Locale } | undefined;
}

/** Slugs of the blocks that are no pages of their own. */
export const contentBlocks = ['hero', 'banner'] as const;
export type ContentBlock = (typeof contentBlocks)[number];

/**
 * Slugs of what another page shows besides its own texts, if it is there: the blocks, and texts that add to a page of
 * the site.
 */
export const optionalContent = [...contentBlocks, 'help', 'imprint', 'cookies'] as const;
export type OptionalContent = (typeof optionalContent)[number];

export const contentSlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

/** Pages that the product itself names: they are written, and keep their address. */
const fixedSlugs: readonly string[] = [...contentBlocks, 'how-it-works'];

/** Editors' pages that stand on a page of the site's own, at its address. */
const addingSlugs: readonly string[] = ['imprint', 'cookies'];

/** Whether an editors' page is a part of the site's own page at that address. */
export function isAddingPage(slug: string): boolean {
  return addingSlugs.includes(slug);
}

/** Pages that others show a part of, or do without. */
const optionalSlugs: readonly string[] = [...fixedSlugs, ...addingSlugs, 'help'];

/** Whether pages do without this one where no one wrote it. */
export function isOptionalContent(slug: string): boolean {
  return optionalSlugs.includes(slug);
}

/** Whether a page keeps its address and cannot be taken away. */
export function isFixedPage(slug: string): boolean {
  return fixedSlugs.includes(slug);
}

/**
 * What stands first in the path of the site's other pages, of its files and of its endpoints: no content page goes
 * there.
 */
export const reservedSlugs: readonly string[] = [
  ...['accessibility', 'account', 'applications', 'basket', 'celebrities', 'celebrity'],
  ...['checkout', 'desk', 'gate'],
  ...[
    'my-data',
    'my-application',
    'my-earnings',
    'my-orders',
    'my-products',
    'my-profile',
    'my-requests',
    'my-services',
  ],
  ...['legal', 'product', 'products', 'report', 'settings', ...locales],
  ...['api', 'assets', 'demo', 'dev', 'fonts', 'media', 'static'],
  ...['auth', 'graphql', 'players', 'upload', 'upload-tokens', 'videos', 'vod', 'watermarks'],
];
