import { toJsonSchema } from '@valibot/to-json-schema';

import { endpointSchemas, type SchemaName } from './endpoint-schemas.ts';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

const made = new Map<SchemaName, JsonSchema>();

/** A schema of the contract as JSON schema, for the input before defaults and trimming are applied. */
export function schemaOf(name: SchemaName): JsonSchema {
  const known = made.get(name);
  if (known) return known;
  const { $schema: _, ...schema } = toJsonSchema(endpointSchemas[name], {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  });
  made.set(name, schema);
  return schema;
}

/** Names of all schemas. */
export function schemaNames(): SchemaName[] {
  return (Object.keys(endpointSchemas) as SchemaName[]).toSorted();
}
