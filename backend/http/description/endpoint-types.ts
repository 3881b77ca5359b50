import { locales } from '#domain/locale.ts';
import type { SchemaName } from './endpoint-schemas.ts';

/**
 * Who may ask: everyone, all who are signed in, those who run the shop, vendors as well, administrators (and the app),
 * or the app alone.
 */
export type Audience =
  | 'everyone'
  | 'person'
  | 'shop'
  | 'shop and vendors'
  | 'administrator'
  | 'app';

/** A parameter of the query: its type, or the words that it may be. */
export type Parameter =
  | 'text'
  | 'number'
  | 'numbers'
  | 'boolean'
  | 'price'
  | 'instant'
  | readonly string[];
export type Parameters = Readonly<Record<string, Parameter>>;

/** What an endpoint is, for people and for programs that read descriptions. */
export interface Endpoint {
  /** One or more methods that mean the same. */
  readonly methods: string;
  readonly path: string;
  readonly tag: string;
  /** In one line. */
  readonly does: string;
  readonly audience: Audience;
  readonly query?: Parameters;
  readonly body?: SchemaName;
  /** What kind of file the body is, where it is no JSON. */
  readonly sends?: string;
  readonly answer: SchemaName | { readonly list: SchemaName };
  /** Of a success, when it is not 200. */
  readonly status?: 200 | 201;
  /** The media type of a success that is no JSON. */
  readonly type?: string;
  /** What it refuses on top of what follows from the rest, by status. */
  readonly refuses?: Readonly<Record<number, string>>;
}

/** Methods that change one thing, and that send a batch. */
export const write = 'PATCH PUT POST';
export const batch = 'POST PUT PATCH';
/** Where the shop's and our own endpoints are. */
export const shop = '/wp-json/wc/v3';
export const ours = '/wp-json/astera/v1';

/** Parameters of every list. */
export const paging = {
  page: 'number',
  per_page: 'number',
  offset: 'number',
} as const satisfies Parameters;
/** Of lists that go on by cursors, and say so far how long they are. */
export const longPaging = {
  ...paging,
  cursor: 'text',
  count_up_to: 'number',
} as const satisfies Parameters;
export const narrowing = { include: 'numbers', exclude: 'numbers' } as const satisfies Parameters;
export const direction = ['asc', 'desc'] as const;
/** Which language texts are in. */
export const language = {
  wpml_language: locales,
} as const satisfies Parameters;
/** What goes for good has to be asked for. */
export const force = { force: ['true'] } as const satisfies Parameters;
