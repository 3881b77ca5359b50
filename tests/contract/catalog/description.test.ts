import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { endpoints } from '#backend/http/description/endpoints.ts';
import { routes } from '#backend/http/routes.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import {
  type BackendFixture,
  serviceAuthorization,
  startBackend,
} from '#tests/support/databases/backend-fixture.ts';

const documentSchema = v.looseObject({
  openapi: v.string(),
  paths: v.record(v.string(), v.record(v.string(), v.unknown())),
});

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted();
}

// One database is enough: what is described does not depend on it.
describe.each(databases.slice(0, 1))('the description of the back end', ({ open }) => {
  let fixture: BackendFixture;
  beforeAll(async () => {
    fixture = await startBackend(open);
  });
  afterAll(() => fixture.close());

  it('has every route, and no other', () => {
    const described = endpoints.flatMap(({ methods, path }) =>
      methods.split(' ').map((method) => `${method} ${path}`),
    );
    expect(new Set(described).size).toBe(described.length);
    expect(sorted(described)).toEqual(
      sorted(routes.map(({ method, template }) => `${method} ${template}`)),
    );
  });

  it('is an OpenAPI document', async () => {
    const { status, body } = await fixture.ask('GET', '/wp-json/docs/openapi.json');
    expect(status).toBe(200);
    const document = v.parse(documentSchema, body);
    expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
    expect(Object.keys(document.paths)).toHaveLength(
      new Set(endpoints.map(({ path }) => path)).size,
    );
  });

  it('says of every endpoint what it takes, answers and refuses, and who may ask', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/docs/openapi.json');
    const described = v.looseObject({ description: v.pipe(v.string(), v.minLength(10)) });
    const operation = v.looseObject({
      summary: v.pipe(v.string(), v.minLength(10)),
      description: v.string(),
      parameters: v.array(described),
      requestBody: v.optional(v.unknown()),
      responses: v.record(v.string(), described),
    });
    const gaps: string[] = [];
    for (const [path, methods] of Object.entries(v.parse(documentSchema, body).paths)) {
      for (const [method, value] of Object.entries(methods)) {
        const read = v.safeParse(operation, value);
        if (!read.success) {
          gaps.push(`${method} ${path}: ${read.issues.map((one) => v.getDotPath(one)).join()}`);
          continue;
        }
        const { description, requestBody, responses } = read.output;
        const isOpen = description === 'Open to everyone.';
        if (!isOpen && !('401' in responses && '403' in responses)) gaps.push(`${method} ${path}`);
        if (path.includes('{') && !('404' in responses)) gaps.push(`${method} ${path}: 404`);
        const sends = ['post', 'put', 'patch'].includes(method) && !path.endsWith('/confirm');
        if (sends && requestBody === undefined) gaps.push(`${method} ${path}: body`);
      }
    }
    expect(gaps).toEqual([]);
    expect(JSON.stringify(endpoints.map((one) => one.body))).not.toContain('Anything');
  });

  it('says what is for administrators alone', async () => {
    const { body } = await fixture.ask('GET', '/wp-json/docs/openapi.json');
    const { paths } = v.parse(documentSchema, body);
    for (const [path, method] of [
      ['/wp-json/wp/v2/users', 'get'],
      ['/wp-json/wp/v2/pages', 'post'],
      ['/wp-json/astera/v1/menus/{slug}', 'put'],
    ] as const) {
      expect(paths[path]?.[method]).toMatchObject({
        description: expect.stringContaining('administrators'),
      });
    }
  });

  it('is a page without scripts that names every path', async () => {
    const page = await fixture.backend.fetch(new Request('http://backend.test/wp-json/docs'));
    const text = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(text).not.toMatch(/<script|javascript:| style=| on\w+=/);
    for (const { path } of endpoints) expect(text).toContain(`<code>${path}</code>`);
  });

  it('says to a preflight what an endpoint takes', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await fixture.ask('OPTIONS', '/wp-json/wc/v3/orders/1/refunds', { headers });
    expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.body).toMatchObject({
      methods: ['GET', 'POST'],
      endpoints: [
        { methods: ['GET'], args: { per_page: { type: 'integer', required: false } } },
        { methods: ['POST'], args: { amount: { type: 'string', required: true } } },
      ],
    });
    expect((await fixture.ask('OPTIONS', '/wp-json/nowhere')).status).toBe(404);
  });

  it('holds for an answer to a page of another origin, of which it may read how long a list is', async () => {
    const answer = await fixture.ask('GET', '/wp-json/wc/v3/orders?_fields=billing.city,id', {
      authorization: serviceAuthorization,
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-WP-Total');
    const rows = v.parse(v.array(v.looseObject({ billing: v.looseObject({}) })), answer.body);
    expect(Object.keys(rows[0] ?? {})).toEqual(['billing', 'id']);
    expect(Object.keys(rows[0]?.billing ?? {})).toEqual(['city']);
  });

  it('leaves the body out of an answer to HEAD', async () => {
    const head = await fixture.ask('HEAD', '/wp-json/wcfmmp/v1/store-vendors');
    expect(head).toMatchObject({ status: 200, body: null });
    expect(Number(head.headers.get('x-wp-total'))).toBeGreaterThan(0);
  });
});
