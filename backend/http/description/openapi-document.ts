import { totalHeader, totalPagesHeader } from '#backend/contract/paths.ts';
import { parameterSchema } from './parameter-schema.ts';
import { schemaNames, schemaOf } from './endpoint-json-schema.ts';
import { refusalsOf } from './endpoint-refusals.ts';
import type { SchemaName } from './endpoint-schemas.ts';
import type { Audience, Endpoint, Parameter } from './endpoint-types.ts';
import { endpoints } from './endpoints.ts';
import { namedByText, parameterDescriptions, pathDescriptions } from './parameter-descriptions.ts';
import { audienceWords } from './openapi.ts';

/** The credentials of each audience, as OpenAPI's list of alternatives. */
const security: Readonly<Record<Audience, readonly Readonly<Record<string, readonly string[]>>[]>> =
  {
    everyone: [],
    person: [{ token: [] }],
    shop: [{ token: [] }, { consumer: [] }],
    'shop and vendors': [{ token: [] }, { consumer: [] }],
    administrator: [{ token: [] }, { service: [] }],
    app: [{ service: [] }],
  };

function ref(name: SchemaName) {
  return { $ref: `#/components/schemas/${name}` };
}

function parameterOf([name, parameter]: [string, Parameter]) {
  const description = parameterDescriptions[name];
  return {
    name,
    in: 'query',
    ...(description ? { description } : {}),
    ...(parameter === 'numbers' ? { style: 'form', explode: false } : {}),
    schema: parameterSchema(parameter),
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: namedByText.includes(name) ? 'string' : 'integer' },
    description: pathDescriptions[name] ?? 'The id of what is asked for.',
  }));
}

const listHeaders = {
  [totalHeader]: { description: 'How many rows there are.', schema: { type: 'integer' } },
  [totalPagesHeader]: { description: 'How many pages there are.', schema: { type: 'integer' } },
  Link: { description: 'Where the neighbours are.', schema: { type: 'string' } },
};

function success({ answer, status = 200, type = 'application/json' }: Endpoint) {
  const isList = typeof answer === 'object';
  const shape = isList ? { type: 'array', items: ref(answer.list) } : ref(answer);
  const schema = type === 'application/json' ? shape : { type: 'string' };
  return {
    [status]: {
      description: status === 201 ? 'It was made.' : 'The answer.',
      ...(isList ? { headers: listHeaders } : {}),
      content: { [type]: { schema } },
    },
  };
}

const refused = { content: { 'application/json': { schema: ref('Error') } } };

function refusals(endpoint: Endpoint) {
  return Object.fromEntries(
    Object.entries(refusalsOf(endpoint)).map(([status, description]) => [
      status,
      { description, ...refused },
    ]),
  );
}

/** The request body: JSON or a file. */
function requestBody({ body, sends }: Endpoint) {
  if (sends) return { requestBody: { required: true, content: { [sends]: {} } } };
  if (!body) return {};
  const content = { 'application/json': { schema: ref(body) } };
  return { requestBody: { required: true, content } };
}

/** A unique operation id such as `get_wc_v3_orders_id`. */
function operationId(method: string, path: string): string {
  const words = path.replace(/^\/wp-json/, '').match(/\w+/g) ?? [];
  return [method.toLowerCase(), ...words].join('_');
}

function operation(endpoint: Endpoint, method: string) {
  const { path, tag, does, audience, query = {} } = endpoint;
  const fields = { name: '_fields', in: 'query', schema: { type: 'string' } };
  return {
    operationId: operationId(method, path),
    tags: [tag],
    summary: does,
    description: audienceWords[audience],
    security: security[audience],
    parameters: [
      ...pathParameters(path),
      ...Object.entries(query).map(parameterOf),
      { ...fields, description: 'Only these parts of each row: id,billing.email' },
    ],
    ...requestBody(endpoint),
    responses: {
      ...success(endpoint),
      ...refusals(endpoint),
      default: { description: 'A refusal, with WordPress’s code for it.', ...refused },
    },
  };
}

function operations(): Record<string, Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    for (const method of endpoint.methods.split(' ')) {
      const operationsHere = (paths[endpoint.path] ??= {});
      operationsHere[method.toLowerCase()] = operation(endpoint, method);
    }
  }
  return paths;
}

/** The OpenAPI document of every endpoint, generated from the contract. */
export function openapiDocument(origin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Astera',
      version: '1',
      description: 'The embedded back end: it answers as WordPress with WooCommerce would.',
    },
    servers: [{ url: origin }],
    tags: [...new Set(endpoints.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: operations(),
    components: {
      schemas: Object.fromEntries(schemaNames().map((name) => [name, schemaOf(name)])),
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        consumer: { type: 'http', scheme: 'basic', description: 'A consumer key and its secret.' },
        service: { type: 'http', scheme: 'basic', description: 'The app’s own credential.' },
      },
    },
  };
}
