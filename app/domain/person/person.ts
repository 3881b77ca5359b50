import * as v from 'valibot';

import { catalogSearchSchema } from '#domain/catalog/catalog-search.ts';
import { pageNumber } from '#domain/paging/page-param.ts';
import { isAdministrator, roles, type Actor, type Role } from '#domain/account/role.ts';

/** A user account, as administrators see it. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** Null for a user without a role here. */
  readonly role: Role | null;
  /** A UTC instant. */
  readonly registeredAt: string;
  /** Null while the user may sign in. */
  readonly suspension: { readonly reason: string; readonly since: string } | null;
}

export const peoplePageSize = 20;
export const suspensionReasonLength = 300;

/** Filter of a list of people: one role, or suspended users. */
export const peopleFilters = [...roles, 'suspended'] as const;
export type PeopleFilter = (typeof peopleFilters)[number];

/** The list's URL parameters; invalid ones are dropped. */
export const peopleParams = {
  only: v.fallback(v.optional(v.picklist(peopleFilters)), undefined),
  search: v.pipe(
    v.optional(v.unknown()),
    v.transform((search) => v.parse(catalogSearchSchema, { search }).search),
  ),
};

/** Which people to return; `search` is empty and `only` null for all of them. */
export const peopleSearchSchema = v.object({
  page: pageNumber,
  search: v.pipe(v.string(), v.maxLength(100)),
  only: v.nullable(v.picklist(peopleFilters)),
});
export type PeopleSearch = v.InferOutput<typeof peopleSearchSchema>;

/** Why a user is suspended. */
export const suspensionSchema = v.object({
  reason: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(suspensionReasonLength, 'too-long'),
  ),
});

/**
 * No one may change their own role or suspend their own account. Since only administrators can change other users and
 * they remain one themselves, there always is at least one administrator.
 */
export function mayChangePerson(actor: Actor, personId: number): boolean {
  return isAdministrator(actor) && actor.id !== personId;
}
