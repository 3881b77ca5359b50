import { connectedIssuers } from '#app/server/backend/people/connect-identity.server.ts';
import { env } from '#app/platform/settings/env.server.ts';

/** A provider that is connected to a user's account. */
export interface ConnectedAccount {
  readonly issuer: string;
  readonly name: string;
  /** A UTC instant. */
  readonly since: string;
}

/** The configured name of a provider; the host of one that is no longer configured. */
function nameOfIssuer(issuer: string): string {
  const set = env.OIDC.find((provider) => provider.issuer === issuer);
  return set?.name ?? URL.parse(issuer)?.host ?? issuer;
}

/** The providers that are connected to a user's account. */
export async function connectedAccounts(userId: number): Promise<ConnectedAccount[]> {
  const issuers = await connectedIssuers(userId);
  return issuers.map(({ issuer, since }) => ({ issuer, name: nameOfIssuer(issuer), since }));
}
