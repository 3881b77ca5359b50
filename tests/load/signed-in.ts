import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { callFunction } from '#tests/support/site/function-call.ts';

/** Signs in as a demo user. @returns the `cookie` header value */
export async function signedIn(origin: string, username: string): Promise<string> {
  const address = (await builtFunctions()).get('signIn') ?? '';
  const data = { username, password: 'astera-demo' };
  const { cookies } = await callFunction({ origin, cookie: '' }, address, data);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
