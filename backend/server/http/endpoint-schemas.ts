import * as v from 'valibot';

import {
  authenticateAnswerSchema,
  authenticateRequestSchema,
  claimsSchema,
  refreshRequestSchema,
  tokenSchema,
} from '../../contract/auth.ts';
import { graphqlAnswerSchema, productCategorySchema } from '../../contract/category.ts';
import { contentDeletedSchema, contentSchema, contentWriteSchema } from '../../contract/content.ts';
import { customerSchema, vendorRegistrationSchema } from '../../contract/customer.ts';
import { errorSchema } from '../../contract/error.ts';
import { facetsSchema } from '../../contract/facets.ts';
import {
  identityListSchema,
  identitySchema,
  identitySignInSchema,
} from '../../contract/identity.ts';
import { managedUserSchema, userMeta } from '../../contract/managed-user.ts';
import { mediaDeletedSchema, mediaSchema } from '../../contract/media.ts';
import {
  menuListSchema,
  menuSchema,
  menuWriteSchema,
  storedMenuSchema,
} from '../../contract/menu.ts';
import { orderCountsSchema } from '../../contract/order-counts.ts';
import { orderNoteSchema, orderNoteWriteSchema } from '../../contract/order-note.ts';
import {
  changeOrderRequestSchema,
  createOrderRequestSchema,
  orderSchema,
} from '../../contract/order.ts';
import { productSchema, productWriteSchema } from '../../contract/product.ts';
import { refundSchema, refundWriteSchema } from '../../contract/refund.ts';
import { salesSchema } from '../../contract/sales.ts';
import { userSchema } from '../../contract/user.ts';
import { variationSchema, variationWriteSchema } from '../../contract/variation.ts';
import { vendorSchema, vendorSettingsSchema } from '../../contract/vendor.ts';

const rows = v.optional(v.array(v.record(v.string(), v.unknown())));

/** What is sent and answered, by the names that the description gives it. Most of it is the contract's. */
export const endpointSchemas = {
  Error: errorSchema,
  SignIn: authenticateRequestSchema,
  SignedIn: authenticateAnswerSchema,
  JwtRequest: refreshRequestSchema,
  Token: tokenSchema,
  Claims: claimsSchema,
  Message: v.object({ message: v.string() }),
  User: userSchema,
  UserWrite: v.object({
    first_name: v.optional(v.string()),
    last_name: v.optional(v.string()),
    password: v.optional(v.string()),
  }),
  ManagedUser: managedUserSchema,
  ManagedUserWrite: v.object({
    roles: v.optional(v.array(v.string())),
    meta: v.optional(v.object({ [userMeta.suspended]: v.optional(v.string()) })),
  }),
  Customer: customerSchema,
  CustomerWrite: v.partial(
    v.looseObject({
      email: v.string(),
      username: v.string(),
      password: v.string(),
      first_name: v.string(),
      last_name: v.string(),
      billing: v.record(v.string(), v.string()),
      shipping: v.record(v.string(), v.string()),
    }),
  ),
  Vendor: vendorSchema,
  VendorSettings: vendorSettingsSchema,
  VendorRegistration: vendorRegistrationSchema,
  Identity: identitySchema,
  IdentitySignIn: identitySignInSchema,
  Identities: identityListSchema,
  Media: mediaSchema,
  MediaDeleted: mediaDeletedSchema,
  Product: productSchema,
  ProductWrite: productWriteSchema,
  Variation: variationSchema,
  VariationWrite: variationWriteSchema,
  ProductCategory: productCategorySchema,
  Order: orderSchema,
  OrderCreate: createOrderRequestSchema,
  OrderChange: changeOrderRequestSchema,
  OrderNote: orderNoteSchema,
  OrderNoteWrite: orderNoteWriteSchema,
  Refund: refundSchema,
  RefundWrite: refundWriteSchema,
  OrderCounts: orderCountsSchema,
  OrderTotal: v.object({ slug: v.string(), name: v.string(), total: v.number() }),
  Sales: salesSchema,
  Country: v.looseObject({ code: v.string(), name: v.string(), states: v.array(v.unknown()) }),
  Page: contentSchema,
  PageWrite: contentWriteSchema,
  PageDeleted: contentDeletedSchema,
  Menu: menuSchema,
  Menus: menuListSchema,
  StoredMenu: storedMenuSchema,
  StoredMenuWrite: menuWriteSchema,
  Facets: facetsSchema,
  GraphqlRequest: v.object({
    query: v.string(),
    variables: v.optional(v.record(v.string(), v.unknown())),
    operationName: v.optional(v.string()),
  }),
  GraphqlAnswer: graphqlAnswerSchema,
  Batch: v.object({ create: rows, update: rows, delete: v.optional(v.array(v.number())) }),
  BatchAnswer: v.object({ create: rows, update: rows, delete: rows }),
  Anything: v.record(v.string(), v.unknown()),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

export type SchemaName = keyof typeof endpointSchemas;
