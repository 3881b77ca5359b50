import * as v from 'valibot';

import {
  listedNameSchema,
  vendorApprovalSchema,
  vendorStandingSchema,
} from '#backend/contract/vendor-approval.ts';
import {
  authenticateAnswerSchema,
  authenticateRequestSchema,
  claimsSchema,
  refreshRequestSchema,
  tokenSchema,
} from '#backend/contract/people/auth.ts';
import {
  graphqlAnswerSchema,
  productCategorySchema,
  productCategoryWriteSchema,
} from '#backend/contract/catalog/category.ts';
import {
  contentDeletedSchema,
  contentSchema,
  contentWriteSchema,
} from '#backend/contract/content.ts';
import { accountErasureSchema } from '#backend/contract/people/account-erasure.ts';
import { customerSchema, vendorRegistrationSchema } from '#backend/contract/people/customer.ts';
import { errorSchema } from '#backend/contract/error.ts';
import { facetsSchema } from '#backend/contract/catalog/facets.ts';
import {
  identityListSchema,
  identitySchema,
  identitySignInSchema,
} from '#backend/contract/people/identity.ts';
import { managedUserSchema, userMeta } from '#backend/contract/people/managed-user.ts';
import { mediaDeletedSchema, mediaSchema } from '#backend/contract/media.ts';
import {
  menuListSchema,
  menuSchema,
  menuWriteSchema,
  storedMenuSchema,
} from '#backend/contract/menu.ts';
import { quoteRequestSchema, quoteSchema } from '#backend/contract/orders/quote.ts';
import { orderCountsSchema } from '#backend/contract/orders/order-counts.ts';
import { orderNoteSchema, orderNoteWriteSchema } from '#backend/contract/orders/order-note.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import {
  changeOrderRequestSchema,
  createOrderRequestSchema,
} from '#backend/contract/orders/order-requests.ts';
import { productSchema } from '#backend/contract/catalog/product.ts';
import { productWriteSchema } from '#backend/contract/catalog/product-write.ts';
import { refundSchema, refundWriteSchema } from '#backend/contract/orders/refund.ts';
import { salesSchema } from '#backend/contract/orders/sales.ts';
import { userSchema } from '#backend/contract/people/user.ts';
import { variationSchema, variationWriteSchema } from '#backend/contract/catalog/variation.ts';
import { vendorSchema, vendorSettingsSchema } from '#backend/contract/vendor.ts';

const rows = v.optional(v.array(v.record(v.string(), v.unknown())));

const identityNames = { issuer: v.string(), subject: v.string() };

/** Request and response schemas by their names in the documentation. Most come from the contract. */
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
  VendorSettingsWrite: v.partial(
    v.object({ store_name: v.string(), shop_description: v.string(), gravatar: v.number() }),
  ),
  VendorRegistration: vendorRegistrationSchema,
  VendorApproval: vendorApprovalSchema,
  VendorStanding: vendorStandingSchema,
  VendorApprovalWrite: v.object({ is_approved: v.boolean() }),
  ListedName: listedNameSchema,
  VendorRegistrationWrite: v.object({
    email: v.string(),
    username: v.string(),
    password: v.string(),
    shop_name: v.string(),
    locale: v.optional(v.string()),
    instead_of: v.optional(v.number()),
  }),
  AccountErasure: accountErasureSchema,
  AccountErasureWrite: v.object({}),
  Identity: identitySchema,
  IdentityWrite: v.object({
    ...identityNames,
    email: v.optional(v.string()),
    email_verified: v.optional(v.boolean()),
    name: v.optional(v.string()),
    locale: v.optional(v.string()),
    /** False to not create new accounts. */
    create: v.optional(v.boolean()),
  }),
  IdentityConnect: v.object({
    ...identityNames,
    user_id: v.number(),
    email: v.string(),
    email_verified: v.boolean(),
  }),
  IdentityDisconnect: v.object({ user_id: v.number(), issuer: v.string() }),
  IdentitySignIn: identitySignInSchema,
  Identities: identityListSchema,
  Media: mediaSchema,
  MediaDeleted: mediaDeletedSchema,
  Product: productSchema,
  ProductWrite: productWriteSchema,
  Variation: variationSchema,
  VariationWrite: variationWriteSchema,
  ProductCategory: productCategorySchema,
  ProductCategoryWrite: productCategoryWriteSchema,
  Order: orderSchema,
  OrderCreate: createOrderRequestSchema,
  OrderChange: changeOrderRequestSchema,
  OrderNote: orderNoteSchema,
  OrderNoteWrite: orderNoteWriteSchema,
  Refund: refundSchema,
  RefundWrite: refundWriteSchema,
  OrderCounts: orderCountsSchema,
  Quote: quoteSchema,
  QuoteRequest: quoteRequestSchema,
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
