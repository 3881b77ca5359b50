import { isIP } from 'node:net';

import { proxiesOf } from '../guards/client-address.ts';
import { shutdownDelay } from '#app/platform/framework-patches/graceful-shutdown.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The host's settings. */
export interface HostSettings {
  /** The address to listen on; undefined for all. */
  readonly listenAt: string | undefined;
  readonly proxies: readonly string[];
  readonly shutdownDelayMs: number;
}

/** An invalid or ambiguous setting; the message names it and the values it accepts. */
export class UnreadableSetting extends Error {
  override readonly name = 'UnreadableSetting';
}

/**
 * Passwords, mails and keys of the demo world are public, so it listens on the loopback address unless configured
 * otherwise.
 */
function listenAt({ HOST, NITRO_HOST, SEED, BACKEND_URL }: Environment): string | undefined {
  const isDemo = (SEED ?? 'demo') === 'demo' && !BACKEND_URL;
  return NITRO_HOST || HOST || (isDemo ? '127.0.0.1' : undefined);
}

/**
 * Reads the host's settings.
 * @throws UnreadableSetting rather than running with an unintended setting
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

/** Where a demo world listens, as a message for the operator; null if there is nothing to report. */
export function listeningNotice(env: Environment): string | null {
  const address = listenAt(env);
  if (address !== '127.0.0.1' || env['HOST'] || env['NITRO_HOST']) return null;
  return 'The demo world is reached from this machine only, as its passwords are public. Set HOST=0.0.0.0 to let others in.';
}
