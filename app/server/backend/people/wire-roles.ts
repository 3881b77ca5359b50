import type { Role } from '#domain/account/role.ts';

const roles: Readonly<Record<string, Role>> = {
  customer: 'fan',
  wcfm_vendor: 'celebrity',
  shop_manager: 'manager',
  administrator: 'administrator',
};

/** Maps a wire role to the domain's; null for one that has no meaning here. */
export function roleOfWire(name: string): Role | null {
  return Object.hasOwn(roles, name) ? (roles[name] ?? null) : null;
}

/** The wire name of a role. */
export function wireOfRole(role: Role): string {
  const [name] = Object.entries(roles).find(([, known]) => known === role) ?? [];
  if (name === undefined) throw new Error(`${role} has no name on the wire`);
  return name;
}

/** The wire names of the roles that approve orders. */
export const teamRoles: readonly string[] = ['shop_manager', 'administrator'];
