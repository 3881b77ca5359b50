import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import {
  authenticateAnswerSchema,
  claimsSchema,
  tokenSchema,
} from '#backend/contract/people/auth.ts';
import {
  categoriesAnswerSchema,
  graphqlAnswerSchema,
  productCategoryListSchema,
} from '#backend/contract/catalog/category.ts';
import { customerListSchema, customerSchema } from '#backend/contract/people/customer.ts';
import { errorSchema, softErrorSchema } from '#backend/contract/error.ts';
import { menuListSchema, menuSchema } from '#backend/contract/menu.ts';
import { orderListSchema, orderSchema } from '#backend/contract/orders/order.ts';
import { orderNoteSchema } from '#backend/contract/orders/order-note.ts';
import { refundSchema } from '#backend/contract/orders/refund.ts';
import { productListSchema, productSchema } from '#backend/contract/catalog/product.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { variationListSchema } from '#backend/contract/catalog/variation.ts';
import { vendorListSchema, vendorSchema, vendorSettingsSchema } from '#backend/contract/vendor.ts';

import { deviations } from './deviations.ts';
import { restPathOf } from './recorded-shapes.ts';
import { pathnameOf, type Recording, recordings } from './recordings.ts';

const named = { slug: v.string(), name: v.string() };
const countrySchema = v.looseObject({ code: v.string(), name: v.string() });

/** The wire schema of a successful answer, by path; the first that fits. */
const schemas: readonly (readonly [RegExp, v.GenericSchema])[] = [
  [/\/aam\/v2\/authenticate$/, authenticateAnswerSchema],
  [/\/aam\/v2\/jwt\/refresh$/, tokenSchema],
  [/\/aam\/v2\/jwt\/validate$/, claimsSchema],
  [/\/aam\/v2\/jwt\/revoke$/, v.object({ message: v.string() })],
  [/\/wp\/v2\/users\/me$/, userSchema],
  [/\/wcfmmp\/v1\/settings\/id\/\d+$/, vendorSettingsSchema],
  [/\/store-vendors$/, vendorListSchema],
  [/\/store-vendors\/\d+\/products$/, productListSchema],
  [/\/store-vendors\/\d+$/, v.union([softErrorSchema, vendorSchema])],
  [/\/wc\/v3\/products$/, v.union([productListSchema, productSchema])],
  [/\/wc\/v3\/products\/categories$/, productCategoryListSchema],
  [/\/wc\/v3\/products\/\d+\/variations$/, variationListSchema],
  [/\/wc\/v3\/data\/countries$/, v.array(countrySchema)],
  [/\/wc\/v3\/data\/countries\/us$/, countrySchema],
  [/\/wc\/v3\/reports\/orders\/totals$/, v.array(v.object({ ...named, total: v.number() }))],
  [/\/wc\/v3\/products\/\d+$/, productSchema],
  [/\/wc\/v3\/customers$/, customerListSchema],
  [/\/wc\/v3\/customers\/\d+$/, customerSchema],
  [/\/wc\/v3\/(data|taxes\/classes)$/, v.array(v.looseObject({ slug: v.string() }))],
  [/\/wc\/v3\/shipping\/zones\/\d+\/methods$/, v.array(v.unknown())],
  [/\/wc\/v3\/shipping\/zones$/, v.array(v.looseObject({ id: v.number(), name: v.string() }))],
  [/\/wc\/v3\/products\/attributes$/, v.array(v.looseObject({ id: v.number() }))],
  [/\/wc\/v3\/orders\/\d+\/notes$/, orderNoteSchema],
  [/\/wc\/v3\/orders\/\d+\/refunds$/, refundSchema],
  [/\/wc\/v3\/orders$/, v.union([orderListSchema, orderSchema])],
  [/\/wc\/v3\/orders\/\d+$/, orderSchema],
  [/\/menus\/v1\/menus$/, menuListSchema],
  [/\/menus\/v1\/(menus|locations)\/[\w-]+$/, menuSchema],
];

const graphqlBatchSchema = v.union([graphqlAnswerSchema, v.array(graphqlAnswerSchema)]);

function schemaOf(recording: Recording): v.GenericSchema {
  const pathname = pathnameOf(recording);
  if (pathname === '/index.php' || pathname === '/graphql') {
    return recording.name.startsWith('graphql-categories-ok') ||
      recording.name.startsWith('graphql-categories-exclude')
      ? categoriesAnswerSchema
      : graphqlBatchSchema;
  }
  if (recording.response.status >= 400) return errorSchema;
  const found = schemas.find(([path]) => path.test(pathname));
  if (!found) throw new Error(`no schema for ${pathname}`);
  return found[1];
}

/** Ours has no such path, so no one reads its answers. */
function isAbsent({ name }: Recording): boolean {
  const found = deviations.find(({ recording }) => recording === name);
  return found?.ours.code === 'rest_no_route';
}

// A preflight answers a description of the endpoint and a redirect nothing: neither is read. Nor are parts of rows.
const read = recordings.filter(
  (recording) =>
    !['OPTIONS', 'HEAD'].includes(recording.request.method) &&
    ![301, 302].includes(recording.response.status) &&
    !restPathOf(recording.request.path).query.has('_fields') &&
    !isAbsent(recording),
);

describe('answers of a real WordPress', () => {
  it('are there', () => {
    expect(read.length).toBeGreaterThan(170);
  });

  it.each(read.map((recording) => [recording.name, recording] as const))(
    '%s parses with the wire schema',
    (_name, recording) => {
      const result = v.safeParse(schemaOf(recording), recording.response.body);
      expect(result.issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)).toBe(
        undefined,
      );
    },
  );

  it('carry claims that the claims schema reads', () => {
    const claims = recordings.filter(({ jwtClaims }) => jwtClaims !== undefined);
    expect(claims.length).toBeGreaterThan(5);
    for (const { jwtClaims } of claims) expect(v.is(claimsSchema, jwtClaims)).toBe(true);
  });

  it('are told apart from nonsense', () => {
    for (const [, schema] of schemas) {
      expect(v.is(schema, { nonsense: true })).toBe(false);
      expect(v.is(schema, 'maintenance')).toBe(false);
    }
  });
});
