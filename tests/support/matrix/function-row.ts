import type { OwnedThings } from './owned-things.ts';
import type { MatrixRow } from './persons.ts';

/**
 * What is sent: the same to all, or made of something that exists and is not everyone's; a form for what takes files.
 */
export type SentData = (things: OwnedThings) => Promise<unknown>;

/** One server function, and what everyone is answered. */
export interface FunctionRow extends MatrixRow {
  readonly method: 'GET' | 'POST';
  readonly data?: unknown;
  /** Instead of `data`, where something has to be made first. */
  readonly of?: SentData;
  /** True where any body at all is fine, since none is looked at. */
  readonly takesAnything?: true;
  /** True where the password is asked for again ten minutes after the sign-in (ADR 0068). */
  readonly confirmed?: true;
  /** True where it ends the session it is called in. */
  readonly endsSession?: true;
  /** True where it ends the tokens that its person got at the back end. */
  readonly endsTokens?: true;
}
