import { connectedIssuers } from '#app/server/backend/people/connect-identity.server.ts';
import { env } from '#app/platform/settings/env.server.ts';

/** A provider that opens someone's account. */
export interface ConnectedAccount {
  readonly issuer: string;
  readonly name: string;
  /** A UTC instant. */
  readonly since: string;
}

/** The operator's name for a provider; one that is no longer set is known by its host. */
function nameOfIssuer(issuer: string): string {
  const set = env.OIDC.find((provider) => provider.issuer === issuer);
  return set?.name ?? URL.parse(issuer)?.host ?? issuer;
}

/** The providers that open someone's account. */
export async function connectedAccounts(userId: number): Promise<ConnectedAccount[]> {
  const issuers = await connectedIssuers(userId);
  return issuers.map(({ issuer, since }) => ({ issuer, name: nameOfIssuer(issuer), since }));
}
