import type { Parameter } from './endpoint-types.ts';
import type { JsonSchema } from './endpoint-json-schema.ts';

/** A query parameter as JSON schema. */
export function parameterSchema(parameter: Parameter): JsonSchema {
  switch (parameter) {
    case 'text':
      return { type: 'string' };
    case 'number':
      return { type: 'integer' };
    case 'numbers':
      return { type: 'array', items: { type: 'integer' } };
    case 'boolean':
      return { type: 'boolean' };
    case 'price':
      return { type: 'string', pattern: String.raw`^\d{1,7}(\.\d{1,2})?$` };
    case 'instant':
      return { type: 'string', format: 'date-time' };
    default:
      return { type: 'string', enum: [...parameter] };
  }
}
