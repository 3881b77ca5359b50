import { execute, specifiedRules, validate } from 'graphql';

import { callerOf } from '#backend/http/auth/caller.ts';
import {
  allCategories,
  productsByCategory,
  withGoodsBelow,
} from '#backend/modules/catalog/store/categories.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf, parseJson, readText } from '#backend/http/wire/call.ts';
import { Failure } from '#backend/http/wire/failure.ts';
import type { GraphqlContext } from './graphql-context.ts';
import { maxAliases, maxCost } from './graphql-cost.ts';
import { graphqlSchema } from './graphql-schema.ts';
import {
  type Operation,
  operation,
  type Allowance,
  objection,
  errorsOf,
  parsed,
  variablesIn,
} from './graphql-operation.ts';

const maxBatch = 10;

const extensions = { debug: [] } as const;

async function run(
  { query, variables, operationName }: Operation,
  context: GraphqlContext,
  left: Allowance,
): Promise<unknown> {
  if (query === null) {
    const message =
      'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';
    return { errors: [{ message }], extensions };
  }
  const document = parsed(query);
  const refused = objection(document, variables, left);
  if (refused !== null) return { errors: [{ message: refused }], extensions };
  const faults = validate(graphqlSchema, document, specifiedRules);
  if (faults.length > 0) return { errors: errorsOf(faults), extensions };
  const result = await execute({
    schema: graphqlSchema,
    document,
    variableValues: variables,
    operationName,
    contextValue: context,
  });
  return {
    ...(result.errors ? { errors: errorsOf(result.errors) } : {}),
    ...(result.data ? { data: result.data } : {}),
    extensions,
  };
}

async function contextOf(call: Call): Promise<GraphqlContext> {
  const caller = await callerOf(call);
  const { database } = call.services;
  const categories = await allCategories(database);
  const language = languageOf(call.url);
  let goods: ReturnType<GraphqlContext['goods']> | null = null;
  const inOrder = categories.toSorted(
    (a, b) =>
      a.position - b.position ||
      shownText(a.name, language).text.localeCompare(shownText(b.name, language).text),
  );
  const byParent = Map.groupBy(inOrder, ({ parentId }) => parentId ?? 0);
  return {
    database,
    categories,
    goods: () =>
      (goods ??= productsByCategory(database).then((counts) => withGoodsBelow(categories, counts))),
    language,
    categoriesUnder: (parent) => (parent === null ? inOrder : (byParent.get(parent) ?? [])),
    viewer: caller.kind === 'person' ? caller.user : null,
  };
}

/** POST index.php?graphql and graphql: one operation or a batch. */
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

/** GET index.php?graphql&query=…&variables=…&operationName=… */
export async function graphqlGet(call: Call): Promise<Response> {
  const { searchParams } = call.url;
  const sent = operation({
    query: searchParams.get('query'),
    variables: variablesIn(searchParams.get('variables')),
    operationName: searchParams.get('operationName'),
  });
  const left: Allowance = { fields: maxCost, aliases: maxAliases };
  return json(await run(sent, await contextOf(call), left));
}
