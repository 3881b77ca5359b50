import * as v from 'valibot';

/** Pages that editors write and every shop needs; if one is missing, its URL says so. */
export const legalPages = ['terms', 'privacy', 'withdrawal'] as const;
export type LegalPage = (typeof legalPages)[number];

export function isLegalPage(slug: string): slug is LegalPage {
  return legalPages.some((one) => one === slug);
}

/** The texts that an order is placed under. */
export const agreedPages = ['terms', 'withdrawal'] as const;
export type AgreedPage = (typeof agreedPages)[number];

/** Under which name the words are kept by which a fan agrees that work begins early. */
export const earlyBeginningPage = 'early-beginning' as const;
/** Every text that an order refers to by its hash. */
export type OrderTextPage = AgreedPage | typeof earlyBeginningPage;

/** The id of a text: the SHA-256 of its language, title and body. */
export const textHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** One version of a text that an order was placed under. */
export const agreedTextSchema = v.object({
  page: v.picklist(agreedPages),
  hash: textHashSchema,
  /** A UTC instant: when this version was first seen. */
  since: v.string(),
});
export type AgreedText = v.InferOutput<typeof agreedTextSchema>;

/** A text as it was at the time. */
export interface LegalText {
  readonly page: string;
  readonly title: string;
  /** Sanitised HTML. */
  readonly html: string;
  readonly locale: string;
  /** A UTC instant. */
  readonly since: string;
}
