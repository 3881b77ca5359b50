import { locales } from '#domain/locale.ts';
import type { SchemaName } from './endpoint-schemas.ts';

/**
 * Who may call an endpoint: everyone, signed-in users, users who run the shop, those and vendors, administrators (and
 * the app), or only the app.
 */
export type Audience =
  | 'everyone'
  | 'person'
  | 'shop'
  | 'shop and vendors'
  | 'administrator'
  | 'app';

/** A query parameter: its type, or its allowed values. */
export type Parameter =
  | 'text'
  | 'number'
  | 'numbers'
  | 'boolean'
  | 'price'
  | 'instant'
  | readonly string[];
export type Parameters = Readonly<Record<string, Parameter>>;

/** Describes an endpoint, for people and for programs that read API descriptions. */
export interface Endpoint {
  /** One or more equivalent methods. */
  readonly methods: string;
  readonly path: string;
  readonly tag: string;
  /** A one-line summary. */
  readonly does: string;
  readonly audience: Audience;
  readonly query?: Parameters;
  readonly body?: SchemaName;
  /** The file type of the request body, if it is not JSON. */
  readonly sends?: string;
  readonly answer: SchemaName | { readonly list: SchemaName };
  /** The success status, if it is not 200. */
  readonly status?: 200 | 201;
  /** The media type of a success response, if it is not JSON. */
  readonly type?: string;
  /** Errors by status, in addition to those implied by the other fields. */
  readonly refuses?: Readonly<Record<number, string>>;
}

/** Methods that change one resource, and methods that send a batch. */
export const write = 'PATCH PUT POST';
export const batch = 'POST PUT PATCH';
/** The base paths of the shop's and our own endpoints. */
export const shop = '/wp-json/wc/v3';
export const ours = '/wp-json/astera/v1';

/** Query parameters of every list. */
export const paging = {
  page: 'number',
  per_page: 'number',
  offset: 'number',
} as const satisfies Parameters;
/** Query parameters of lists with cursors and a limited total count. */
export const longPaging = {
  ...paging,
  cursor: 'text',
  count_up_to: 'number',
} as const satisfies Parameters;
export const narrowing = { include: 'numbers', exclude: 'numbers' } as const satisfies Parameters;
export const direction = ['asc', 'desc'] as const;
/** The language of texts. */
export const language = {
  wpml_language: locales,
} as const satisfies Parameters;
/** Permanent deletion has to be requested explicitly. */
export const force = { force: ['true'] } as const satisfies Parameters;
