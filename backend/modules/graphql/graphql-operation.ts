import { GraphQLError, parse, type DocumentNode } from 'graphql';
import { parseJson } from '#backend/http/wire/call.ts';
import { Failure } from '#backend/http/wire/failure.ts';
import { costOf, maxAliases, maxCost, maxDepth } from './graphql-cost.ts';

/** Maximum query length and batch size: no one needs more, and each costs server time. */
const maxTokens = 1_000;

export interface Operation {
  readonly query: string | null;
  readonly variables: Record<string, unknown>;
  readonly operationName: string | null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function operation(value: unknown): Operation {
  const sent = isRecord(value) ? value : {};
  return {
    query: typeof sent['query'] === 'string' && sent['query'] !== '' ? sent['query'] : null,
    variables: isRecord(sent['variables']) ? sent['variables'] : {},
    operationName: typeof sent['operationName'] === 'string' ? sent['operationName'] : null,
  };
}

/** The remaining limits of one request, whether it has a single operation or a batch. */
export interface Allowance {
  fields: number;
  aliases: number;
}

/** The objection to executing a document, or null; deducts its cost from the allowance. */
export function objection(
  document: DocumentNode,
  variables: Operation['variables'],
  left: Allowance,
) {
  const cost = costOf(document, variables);
  if (cost.depth > maxDepth) return `The query is deeper than ${maxDepth}.`;
  left.fields -= cost.fields;
  left.aliases -= cost.aliases;
  if (left.aliases < 0) return `The request uses more than ${maxAliases} aliases.`;
  return left.fields < 0 ? `The request asks for more than ${maxCost} fields.` : null;
}

export function errorsOf(errors: readonly GraphQLError[]) {
  return errors.map((error) => error.toJSON());
}

export function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) throw new Failure(400, { errors: errorsOf([error]) });
    throw error;
  }
}

/** Variables in a URL are JSON; invalid JSON counts as no variables. */
export function variablesIn(text: string | null): unknown {
  try {
    return parseJson(text ?? '{}');
  } catch {
    return {};
  }
}
