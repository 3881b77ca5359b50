import { json } from '#backend/http/wire/answer.ts';
import { type Call, parseJson, readText } from '#backend/http/wire/call.ts';
import { Failure } from '#backend/http/wire/failure.ts';
import { maxAliases, maxCost } from './graphql-cost.ts';
import { operation, type Allowance } from './graphql-operation.ts';
import { contextOf, run } from './graphql.ts';

const maxBatch = 10;

/** POST index.php?graphql and graphql: a single operation or a batch. */
export async function graphqlPost(call: Call): Promise<Response> {
  const type = call.request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) {
    throw new Failure(415, {
      errors: [
        {
          message: `HTTP POST requests must have Content-Type: application/json header. Received: ${type}`,
        },
      ],
    });
  }
  const text = await readText(call.request);
  let sent: unknown;
  try {
    sent = parseJson(text);
  } catch {
    const message =
      'Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error';
    throw new Failure(400, { errors: [{ message }] });
  }
  const context = await contextOf(call);
  const left: Allowance = { fields: maxCost, aliases: maxAliases };
  if (!Array.isArray(sent)) return json(await run(operation(sent), context, left));
  if (sent.length > maxBatch) {
    throw new Failure(400, { errors: [{ message: `At most ${maxBatch} operations.` }] });
  }
  return json(await Promise.all(sent.map((one) => run(operation(one), context, left))));
}
