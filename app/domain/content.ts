import * as v from 'valibot';

/** A picture with its size in pixels, so that a page keeps its place. */
export interface SizedPicture {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A page of rich text, or a block that another page shows, such as the hero. */
export interface ContentPage {
  readonly slug: string;
  /** Plain text. */
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly picture: SizedPicture | null;
}

/** Slugs of the blocks that are no pages of their own. */
export const contentBlocks = ['hero', 'banner'] as const;
export type ContentBlock = (typeof contentBlocks)[number];

export const contentSlugSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));
