import type { FunctionRow } from './function-row.ts';
import { everyone, signedIn } from './persons.ts';

const locale = 'en';
const shape = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
/** What no authenticator signed. */
const shownPasskey = JSON.stringify({
  ...shape,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
});
const newPasskey = JSON.stringify({
  ...shape,
  response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
});

/**
 * Passkeys, authenticator apps and recovery codes: at the sign-in, and on the security page. What is `confirmed` comes
 * first.
 */
export const functionsOfSecurity: Readonly<Record<string, FunctionRow>> = {
  readPasskeySignIn: { method: 'GET', answers: everyone(200), takesAnything: true },
  beginPasskeySignIn: { method: 'POST', answers: everyone(200), takesAnything: true },
  passkeySignIn: { method: 'POST', data: { response: shownPasskey }, answers: everyone(401) },
  readSecondStep: { method: 'GET', answers: everyone(200), takesAnything: true },
  // No one's sign-in waits for its second step.
  finishByCode: { method: 'POST', data: { code: '123456' }, answers: everyone(410) },
  finishByRecoveryCode: {
    method: 'POST',
    data: { code: '0123456789', locale },
    answers: everyone(410),
  },
  beginSecondPasskey: { method: 'POST', answers: everyone(410), takesAnything: true },
  finishByPasskey: { method: 'POST', data: { response: shownPasskey }, answers: everyone(410) },
  readSecondFactors: { method: 'GET', answers: signedIn(200), takesAnything: true },
  confirmPassword: {
    method: 'POST',
    data: { current: 'not-the-password' },
    answers: signedIn(422),
  },
  beginPasskeyConfirmation: { method: 'POST', answers: signedIn(200), takesAnything: true },
  confirmPasskey: { method: 'POST', data: { response: shownPasskey }, answers: signedIn(401) },
  beginPasskey: {
    method: 'POST',
    answers: signedIn(200),
    confirmed: true,
    takesAnything: true,
  },
  addPasskey: {
    method: 'POST',
    data: { name: 'Mine', response: newPasskey, locale },
    answers: signedIn(401),
    confirmed: true,
  },
  // No one's passkey has this id.
  renamePasskey: { method: 'POST', data: { id: 'AAAA', name: 'Mine' }, answers: signedIn(404) },
  removePasskey: {
    method: 'POST',
    data: { id: 'AAAA', locale },
    answers: signedIn(200),
    confirmed: true,
  },
  // Nothing is being set up.
  confirmApp: {
    method: 'POST',
    data: { code: '123456', locale },
    answers: signedIn(410),
    confirmed: true,
  },
  beginApp: {
    method: 'POST',
    answers: signedIn(200),
    confirmed: true,
    takesAnything: true,
  },
  removeApp: {
    method: 'POST',
    data: { locale },
    answers: signedIn(200),
    confirmed: true,
  },
  renewRecoveryCodes: {
    method: 'POST',
    data: { locale },
    answers: signedIn(403),
    confirmed: true,
  },
};
