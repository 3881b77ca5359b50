import type { SchemaName } from './endpoint-schemas.ts';

/** Who may ask: everybody, whoever is signed in, those who run the shop, vendors as well, or the app alone. */
export type Audience = 'everybody' | 'person' | 'shop' | 'shop and vendors' | 'app';

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
  readonly answer: SchemaName | { readonly list: SchemaName };
  /** Of a success, when it is not 200. */
  readonly status?: 200 | 201;
}

/** Parameters of every list. */
export const paging = { page: 'number', per_page: 'number' } as const satisfies Parameters;
export const narrowing = { include: 'numbers', exclude: 'numbers' } as const satisfies Parameters;
export const direction = ['asc', 'desc'] as const;
/** Which language texts are in. */
export const language = {
  wpml_language: ['en', 'el', 'az', 'ru', 'sr', 'tr'],
} as const satisfies Parameters;
/** What goes for good has to be asked for. */
export const force = { force: ['true'] } as const satisfies Parameters;
