import { AppError } from '#domain/app-error.ts';

/** Who a signed-in person is (spec §6). Wire role names are translated in `app/server/backend`. */

export const roles = ['fan', 'celebrity', 'manager', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** The flags that guarded pages expose; an administrator counts as all three. */
export interface RoleFlags {
  readonly isFan: boolean;
  readonly isCeleb: boolean;
  readonly isManager: boolean;
}

export function roleFlags(role: Role | null): RoleFlags {
  const all = role === 'administrator';
  return {
    isFan: all || role === 'fan',
    isCeleb: all || role === 'celebrity',
    isManager: all || role === 'manager',
  };
}

/** The user making a request: what every rule needs to know about a person. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
}

/** True when the actor has the given role; administrators have every role. */
export function actsAs(actor: Pick<Actor, 'role'>, role: Exclude<Role, 'administrator'>): boolean {
  return isAdministrator(actor) || actor.role === role;
}

/** Only administrators manage the site's settings, pages, menus, people and log. */
export function isAdministrator({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'administrator';
}

/** @throws AppError `not_allowed` for all but administrators */
export function assertAdministrator(actor: Pick<Actor, 'role'>): void {
  if (!isAdministrator(actor)) throw new AppError('not_allowed');
}

/** Only a celebrity has a store; an administrator has every role, but no store. */
export function hasStore(role: Role): boolean {
  return role === 'celebrity';
}
