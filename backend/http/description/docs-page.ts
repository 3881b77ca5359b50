import { escapeHtml } from '#domain/text/escape.ts';
import { parameterSchema } from './parameter-schema.ts';
import { type JsonSchema, schemaNames, schemaOf } from './endpoint-json-schema.ts';
import { refusalsOf } from './endpoint-refusals.ts';
import type { Endpoint } from './endpoint-types.ts';
import { endpoints } from './endpoints.ts';
import { docsStyle } from './docs-style.ts';
import { audienceWords } from './openapi.ts';
import { parameterDescriptions } from './parameter-descriptions.ts';

/** The type of a value in a few words: `integer`, `publish or draft`, `list of string`. */
function kindOf(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'anything';
  if (schema.enum) return schema.enum.join(', ');
  if (schema.format !== undefined) return schema.format;
  if (schema.const !== undefined) return String(schema.const);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return [...new Set(alternatives.map(kindOf))].join(' or ');
  if (schema.type === 'array') {
    return `list of ${kindOf(Array.isArray(schema.items) ? undefined : schema.items)}`;
  }
  return String(schema.type ?? 'anything');
}

/** A name, its description, and its type. */
type Row = readonly [name: string, words: string, kind?: string];

function list(rows: readonly Row[]): string {
  const items = rows.map(([name, words, kind]) => {
    const told = kind === undefined ? '' : `<span class="kind">${escapeHtml(kind)}</span>`;
    return `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(words)}${told}</dd>`;
  });
  return `<dl>${items.join('')}</dl>`;
}

function fieldsOf(schema: JsonSchema): readonly Row[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    `${kindOf(field)}${required.has(name) ? ', required' : ''}`,
  ]);
}

function schemaLink(name: string): string {
  return `<a href="#schema-${name}">${name}</a>`;
}

function endpointView(endpoint: Endpoint): string {
  const { methods, path, does, audience, query = {}, body, sends, answer } = endpoint;
  const { status = 200 } = endpoint;
  const asked = Object.entries(query).map(
    ([name, parameter]) =>
      [name, parameterDescriptions[name] ?? '', kindOf(parameterSchema(parameter))] as const,
  );
  const refused = Object.entries(refusalsOf(endpoint));
  const answered =
    typeof answer === 'object' ? `list of ${schemaLink(answer.list)}` : schemaLink(answer);
  return `<details><summary><span class="method">${methods.replaceAll(' ', ' / ')}</span> <code>${escapeHtml(path)}</code><span class="does">${escapeHtml(does)}</span></summary><div class="inside">
<p>${escapeHtml(audienceWords[audience])}</p>
${asked.length > 0 ? `<h3>Query</h3>${list(asked)}` : ''}
${body ? `<h3>Body</h3><p>${schemaLink(body)}</p>` : ''}
${sends ? `<h3>Body</h3><p>${escapeHtml(sends)}</p>` : ''}
<h3>Answer ${status}</h3><p>${answered}</p>
${refused.length > 0 ? `<h3>Refusals</h3>${list(refused)}` : ''}
</div></details>`;
}

function schemaView(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema);
  const inside = fields.length > 0 ? list(fields) : `<p>${escapeHtml(kindOf(schema))}</p>`;
  // Browsers open a `<details>` that contains a link's target, but not one that is the target itself.
  return `<details><summary><code>${name}</code></summary><div class="inside" id="schema-${name}">${inside}</div></details>`;
}

/** The API documentation as one page without scripts. */
export function docsPageHtml(): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const links = [...tags, 'Schemas'].map((tag) => `<li><a href="#${tag}">${tag}</a></li>`);
  const sections = tags.map((tag) => {
    const own = endpoints.filter((endpoint) => endpoint.tag === tag);
    return `<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${own.map(endpointView).join('')}</section>`;
  });
  const schemas = schemaNames().map((name) => schemaView(name, schemaOf(name)));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Astera – the back end’s endpoints</title><style>${docsStyle}</style></head>
<body><div class="page"><header><h1>The back end’s endpoints</h1>
<p>It answers as WordPress with WooCommerce would. The same as a document: <a href="/wp-json/docs/openapi.json">openapi.json</a>.</p>
<nav aria-label="Parts"><ul>${links.join('')}</ul></nav></header>
<main>${sections.join('')}<section aria-labelledby="Schemas"><h2 id="Schemas">Schemas</h2>${schemas.join('')}</section></main></div></body></html>`;
}
