/** Why a browser returned no passkey. */
export type PasskeyTrouble = 'unsupported' | 'not-used' | 'known-already';

/** The browser or its user provided no passkey; nothing was sent. */
export class PasskeyNotUsed extends Error {
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.trouble = trouble;
  }
}

/** Loaded on the first click. */
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
 * Authenticates with a passkey of this browser.
 * @param options from the server, as JSON
 * @returns the response, as JSON
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
