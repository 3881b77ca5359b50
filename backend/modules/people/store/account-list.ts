import type { UserRole } from './people.schema.ts';

/** What accounts are narrowed by, and sorted by where it is not by how well they match. */
export interface AccountQuery {
  readonly role: UserRole | null;
  readonly search: string | null;
  /** The whole of it, in any case. */
  readonly login: string | null;
  /** As well. */
  readonly email: string | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  /** By `include`: in the order of its ids. */
  readonly orderBy: 'id' | 'include' | 'name' | 'registered_date' | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly countUpTo: number | null;
}
