import { library, troubleOf } from './passkey.ts';

/**
 * Creates a passkey in this browser.
 * @param options from the server, as JSON
 * @returns the response, as JSON
 * @throws PasskeyNotUsed
 */
export async function makePasskey(options: string): Promise<string> {
  const { startRegistration } = await library();
  try {
    return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
  } catch (error) {
    throw troubleOf(error);
  }
}
