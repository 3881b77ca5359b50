import { execute, specifiedRules, validate } from 'graphql';
import { callerOf } from '#backend/http/auth/caller.ts';
import {
  allCategories,
  productsByCategory,
  withGoodsBelow,
} from '#backend/modules/catalog/store/categories.ts';
import { shownText } from '#backend/modules/catalog/store/translated-text.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, languageOf } from '#backend/http/wire/call.ts';
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

const extensions = { debug: [] } as const;

export async function run(
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

export async function contextOf(call: Call): Promise<GraphqlContext> {
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
