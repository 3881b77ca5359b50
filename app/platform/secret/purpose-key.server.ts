import { hkdfSync } from 'node:crypto';

import { readSecrets } from './secrets.server.ts';

/** A 32-byte key for one purpose, derived from the installation's secret, so that no key serves two. */
export function purposeKey(
  purpose:
    | 'mail'
    | 'code'
    | 'own-address'
    | 'address'
    | 'social-login'
    | 'connection'
    | 'newcomer'
    | 'device'
    | 'passkey'
    | 'authenticator-app'
    | 'recovery-code'
    | 'report'
    | 'payout-account'
    | 'refund-account'
    | 'gift-link'
    | 'video-record',
): Uint8Array {
  const secret = Buffer.from(readSecrets().sessionKey, 'base64');
  return new Uint8Array(hkdfSync('sha256', secret, '', `astera ${purpose}`, 32));
}
