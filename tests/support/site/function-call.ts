import { fromCrossJSON, toJSON } from 'seroval';
import * as v from 'valibot';

/** Where and as whom a server function is called. */
export interface Caller {
  readonly origin: string;
  readonly cookie: string;
}

const answerSchema = v.looseObject({ result: v.unknown() });

/** Calls a server function as Start's client does. @throws when the connection breaks, or on any status but 200 */
export async function callFunction(
  { origin, cookie }: Caller,
  address: string,
  data: unknown,
): Promise<{ result: unknown; cookies: readonly string[] }> {
  const answer = await fetch(`${origin}${address}`, {
    method: 'POST',
    headers: {
      origin,
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    },
    body: JSON.stringify(toJSON({ data, context: {} })),
  });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  const { result } = v.parse(answerSchema, fromCrossJSON(await answer.json(), { refs: new Map() }));
  return { result, cookies: answer.headers.getSetCookie() };
}
