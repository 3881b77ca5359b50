import { endpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint-types.ts';
import { type JsonSchema, schemaOf } from './endpoint-json-schema.ts';
import { parameterSchema } from './parameter-schema.ts';

function argument(schema: JsonSchema, isRequired: boolean) {
  const { type, enum: words, default: preset } = schema;
  return {
    ...(type === undefined ? {} : { type }),
    ...(words ? { enum: words } : {}),
    ...(preset === undefined ? {} : { default: preset }),
    required: isRequired,
  };
}

function isOf({ methods, path }: Endpoint, method: string, template: string): boolean {
  return path === template && methods.split(' ').includes(method);
}

/** The arguments of an endpoint in WordPress's format: parameters of its path, query and body. */
export function argumentsOf(method: string, template: string): Record<string, unknown> {
  const endpoint = endpoints.find((one) => isOf(one, method, template));
  const body = endpoint?.body ? schemaOf(endpoint.body) : {};
  const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
    name,
    argument({ type: 'integer' }, true),
  ]);
  const asked = Object.entries(endpoint?.query ?? {}).map(([name, parameter]) => [
    name,
    argument(parameterSchema(parameter), false),
  ]);
  const sent = Object.entries(body.properties ?? {}).flatMap(([name, schema]) =>
    typeof schema === 'boolean'
      ? []
      : [[name, argument(schema, body.required?.includes(name) ?? false)]],
  );
  return Object.fromEntries([...named, ...asked, ...sent]);
}

/** The schema of an endpoint's GET response. */
export function answerSchemaOf(template: string): JsonSchema {
  const answer = endpoints.find(({ path }) => path === template)?.answer ?? 'Anything';
  return schemaOf(typeof answer === 'object' ? answer.list : answer);
}
