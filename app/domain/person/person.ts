import * as v from 'valibot';

import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import { isAdministrator, roles, type Actor, type Role } from '#domain/account/role.ts';

/** Someone with an account, as administrators see one. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** Null for someone who plays no part here. */
  readonly role: Role | null;
  /** A UTC instant. */
  readonly registeredAt: string;
  /** Null while the person may sign in. */
  readonly suspension: { readonly reason: string; readonly since: string } | null;
}

export const peoplePageSize = 20;
export const suspensionReasonLength = 300;

/** What a list of people is narrowed by: one role, or those who are suspended. */
export const peopleFilters = [...roles, 'suspended'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** What the address of the list carries; what does not fit is left out. */
export const peopleParams = {
  only: v.fallback(v.optional(v.picklist(peopleFilters)), undefined),
  search: v.pipe(
    v.optional(v.unknown()),
    v.transform((search) => v.parse(catalogSearchSchema, { search }).search),
  ),
};

/** Which people are asked for; `search` is empty and `only` null for all of them. */
export const peopleSearchSchema = v.object({
  page: pageNumber,
  search: v.pipe(v.string(), v.maxLength(100)),
  only: v.nullable(v.picklist(peopleFilters)),
});
export type PeopleSearch = v.InferOutput<typeof peopleSearchSchema>;

/** Why someone is suspended. */
export const suspensionSchema = v.object({
  reason: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(suspensionReasonLength, 'too-long'),
  ),
});

/**
 * No one changes the own role or suspends the own account. Since anyone who changes someone else's stays an
 * administrator, there always is one.
 */
export function mayChangePerson(actor: Actor, personId: number): boolean {
  return isAdministrator(actor) && actor.id !== personId;
}
