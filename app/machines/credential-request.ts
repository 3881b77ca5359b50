import type { User } from '#domain/account/user.ts';
import { type Credential, type CredentialError, type TokenRequest } from './credential.ts';

export interface CredentialInput {
  readonly kind: 'sign-in' | 'video';
  /** Milliseconds since the epoch; tests pass a simulated clock's. */
  readonly now: () => number;
}

export interface CredentialContext extends CredentialInput {
  readonly credential: Credential | null;
  readonly user: User | null;
  readonly error: CredentialError | null;
}

export type CredentialEvent =
  | { readonly type: 'REQUEST_TOKEN'; readonly request: TokenRequest }
  /** A token from social login, or issued with the page. */
  | { readonly type: 'TOKEN_GIVEN'; readonly credential: Credential }
  | { readonly type: 'REFRESH_TOKEN'; readonly credential: Credential }
  | { readonly type: 'REFRESH_VIDEO_TOKEN' }
  | { readonly type: 'SET_USER'; readonly user: User }
  | { readonly type: 'LOGOUT' };

export function missing(actor: string): never {
  throw new Error(`credentialMachine needs a ${actor} actor.`);
}

/** A request event carries its own data; every other transition into loading refreshes a video token. */
export function requestOf(context: CredentialContext, event: CredentialEvent): TokenRequest {
  if (event.type === 'REQUEST_TOKEN') return event.request;
  return { kind: 'refresh', credential: context.credential ?? missing('credential') };
}
