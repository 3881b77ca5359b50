import { isIP } from 'node:net';

import { proxiesOf } from '../guards/client-address.ts';
import { shutdownDelay } from '#app/platform/framework-patches/graceful-shutdown.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What the host is set to. */
export interface HostSettings {
  /** The address to listen at; undefined for all. */
  readonly listenAt: string | undefined;
  readonly proxies: readonly string[];
  readonly shutdownDelayMs: number;
}

/** A setting of which it is not clear what was meant; the message names it and what it may be. */
export class UnreadableSetting extends Error {
  override readonly name = 'UnreadableSetting';
}

/**
 * Passwords, mails and keys of the demo world are public, so no one but this machine reaches it unless that is asked
 * for.
 */
function listenAt({ HOST, NITRO_HOST, SEED, BACKEND_URL }: Environment): string | undefined {
  const isDemo = (SEED ?? 'demo') === 'demo' && !BACKEND_URL;
  return NITRO_HOST || HOST || (isDemo ? '127.0.0.1' : undefined);
}

/**
 * Reads what the host is set to.
 * @throws UnreadableSetting rather than going on with something that was not meant
 */
export function hostSettings(env: Environment): HostSettings {
  const proxies = proxiesOf(env['TRUSTED_PROXIES']);
  const strange = proxies.find((address) => isIP(address) === 0);
  if (strange !== undefined) {
    throw new UnreadableSetting(
      `TRUSTED_PROXIES: "${strange}" is no IP address. Addresses are separated by commas, such as "10.0.0.2, 10.0.0.3".`,
    );
  }
  const host = env['NITRO_HOST'] || env['HOST'];
  if (host && !/^[\w.:-]+$/.test(host)) {
    throw new UnreadableSetting(
      'HOST is no address to listen at, such as 127.0.0.1, 0.0.0.0 or ::.',
    );
  }
  const delay = env['SHUTDOWN_DELAY_MS'];
  if (delay && !/^\d{1,5}$/.test(delay)) {
    throw new UnreadableSetting(
      `SHUTDOWN_DELAY_MS: "${delay}" is no whole number of milliseconds from 0 to 99999.`,
    );
  }
  return { listenAt: listenAt(env), proxies, shutdownDelayMs: shutdownDelay(env) };
}

/** Where a demo world listens, in words for the operator; null where there is nothing to say. */
export function listeningNotice(env: Environment): string | null {
  const address = listenAt(env);
  if (address !== '127.0.0.1' || env['HOST'] || env['NITRO_HOST']) return null;
  return 'The demo world is reached from this machine only, as its passwords are public. Set HOST=0.0.0.0 to let others in.';
}
