import * as v from 'valibot';

import { oneTimeCode, stepAt } from '#app/platform/secret/one-time-code.server.ts';

import type { SiteBrowser } from '../site/site-browser.ts';

const begunSchema = v.object({ secret: v.string(), address: v.string() });

/** What `readSecondFactors` answers. */
export const factorsSchema = v.looseObject({
  appSince: v.nullable(v.string()),
  recoveryCodesLeft: v.number(),
  passkeys: v.array(v.looseObject({ id: v.string(), name: v.string() })),
});

export const codesSchema = v.array(v.pipe(v.string(), v.regex(/^[0-9A-Z]{10}$/)));

/** A key as an app reads it, with or without gaps. */
function bytesOf(text: string): Uint8Array {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text.replaceAll(' ', '')]
    .map((one) => letters.indexOf(one).toString(2).padStart(5, '0'))
    .join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** An authenticator app on a phone. */
export interface PhoneApp {
  /** @param steps away from now */
  readonly code: (steps?: number) => string;
}

/** @param key as the page shows it */
export function phoneApp(key: string): PhoneApp {
  const secret = bytesOf(key);
  return { code: (steps = 0) => oneTimeCode(secret, stepAt(new Date()) + steps) };
}

/**
 * Sets an app up for anyone who is signed in in a browser.
 * @returns it, and the recovery codes; none where there was another factor before
 */
export async function setUpApp(
  browser: SiteBrowser,
  { isFirst = true } = {},
): Promise<{ app: PhoneApp; codes: readonly string[] }> {
  const begun = await browser.post('beginApp');
  const { secret } = v.parse(begunSchema, begun.result);
  const app = phoneApp(secret);
  const confirmed = await browser.post('confirmApp', { code: app.code(), locale: 'en' });
  const codes = isFirst ? v.parse(codesSchema, confirmed.result) : [];
  return { app, codes };
}
