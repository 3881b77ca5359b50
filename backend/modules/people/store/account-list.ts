import type { UserRole } from './people.schema.ts';

/** Filters and sort order of accounts; without an order they are sorted by relevance. */
export interface AccountQuery {
  readonly role: UserRole | null;
  readonly search: string | null;
  /** An exact match, ignoring case. */
  readonly login: string | null;
  /** Likewise. */
  readonly email: string | null;
  readonly include: readonly number[] | null;
  readonly exclude: readonly number[] | null;
  /** `include` means in the order of the requested ids. */
  readonly orderBy: 'id' | 'include' | 'name' | 'registered_date' | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly countUpTo: number | null;
}
