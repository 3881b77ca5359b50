/** Why a browser gave no passkey. */
export type PasskeyTrouble = 'unsupported' | 'not-used' | 'known-already';

/** The browser, or the person at it, gave no passkey; nothing was sent. */
export class PasskeyNotUsed extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/** Loaded at the first press. */
export async function library() {
  const webauthn = await import('@simplewebauthn/browser');
  if (!webauthn.browserSupportsWebAuthn()) throw new PasskeyNotUsed('unsupported');
  return webauthn;
}

export function troubleOf(error: unknown): PasskeyNotUsed {
  if (error instanceof PasskeyNotUsed) return error;
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  return new PasskeyNotUsed(isKnown ? 'known-already' : 'not-used', error);
}

/**
 * Shows a passkey of this browser.
 * @param options of the server, as JSON
 * @returns the answer, as JSON
 * @throws PasskeyNotUsed
 */
export async function showPasskey(options: string): Promise<string> {
  const { startAuthentication } = await library();
  try {
    return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    throw troubleOf(error);
  }
}
