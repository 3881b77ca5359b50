import { library, troubleOf } from './passkey.ts';

/**
 * Makes a passkey in this browser.
 * @param options of the server, as JSON
 * @returns the answer, as JSON
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
