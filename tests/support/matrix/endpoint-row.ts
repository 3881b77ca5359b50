import type { OwnedThings } from './owned-things.ts';
import type { MatrixRow } from './persons.ts';

/** One endpoint of the embedded back end or its video host, and what everyone is answered who asks it with a token. */
export interface EndpointRow extends MatrixRow {
  /** Several where they are the same endpoint. */
  readonly methods: string;
  /** With `{}` for what `of` makes; with several for what it lists. */
  readonly path: string;
  readonly of?: (things: OwnedThings) => Promise<unknown>;
  readonly body?: unknown;
}
