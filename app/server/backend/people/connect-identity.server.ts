import { identityListSchema, identitySchema } from '#backend/contract/people/identity.ts';
import { paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import { type Identity } from '#domain/account/sign-in/social-login.ts';
import { ask } from '#app/server/backend/ask.server.ts';
import { passkeyIssuer, bodyOf } from './identities.server.ts';

/**
 * Connects an account whose password was just entered to a provider's identity.
 * @returns false if the account has a different address, or the identity belongs to another account
 */
export async function connectIdentity(userId: number, identity: Identity): Promise<boolean> {
  try {
    await ask(paths.identities, {
      method: 'POST',
      as: 'service',
      body: { ...bodyOf(identity), user_id: userId },
      schema: identitySchema,
      refusal: (status) => (status === 409 ? new AppError('not_allowed') : null),
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_allowed') return false;
    throw error;
  }
}

/** A provider that can sign in to the account. */
export interface ConnectedIssuer {
  readonly issuer: string;
  /** When it was connected, as a UTC instant. */
  readonly since: string;
}

/** The providers an account is connected to; none on a WordPress without our endpoint (ADR 0015). */
export async function connectedIssuers(userId: number): Promise<ConnectedIssuer[]> {
  try {
    const rows = await ask(paths.identities, {
      as: 'service',
      query: { user_id: userId },
      schema: identityListSchema,
      refusal: (status) => (status === 404 ? new AppError('not_found') : null),
    });
    return rows
      .filter(({ issuer }) => issuer !== passkeyIssuer)
      .map(({ issuer, created_at: since }) => ({ issuer, since }));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return [];
    throw error;
  }
}

/** Disconnects an account from a provider. Idempotent. */
export async function disconnectIssuer(userId: number, issuer: string): Promise<void> {
  await ask(paths.identityDisconnect, {
    method: 'POST',
    as: 'service',
    body: { user_id: userId, issuer },
    schema: identitySchema,
  });
}
