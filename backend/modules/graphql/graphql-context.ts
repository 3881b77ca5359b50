import type { Locale } from '#domain/locale.ts';

import type { BackendDatabase } from '#backend/db/database.ts';
import type { StoredCategory } from '#backend/modules/catalog/store/categories.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';

/** Context for the resolvers of one request. The categories are read once, before the query runs. */
export interface GraphqlContext {
  readonly database: BackendDatabase;
  readonly categories: readonly StoredCategory[];
  /** The categories in order; the direct children of one, or all if null. */
  readonly categoriesUnder: (parent: number | null) => readonly StoredCategory[];
  /** The number of goods on sale in each category and its children, loaded on demand. */
  readonly goods: () => Promise<ReadonlyMap<number, number>>;
  readonly language: Locale;
  readonly viewer: StoredUser | null;
}
