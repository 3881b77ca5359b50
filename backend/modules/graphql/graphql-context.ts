import type { Locale } from '#domain/locale.ts';

import type { BackendDatabase } from '#backend/db/database.ts';
import type { StoredCategory } from '#backend/modules/catalog/store/categories.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';

/** What the resolvers of one request know. The categories are read once, before the query runs. */
export interface GraphqlContext {
  readonly database: BackendDatabase;
  readonly categories: readonly StoredCategory[];
  /** The categories in their order; those right under one, or all where it is null. */
  readonly categoriesUnder: (parent: number | null) => readonly StoredCategory[];
  /** How many goods are on sale in each category and below it, read when someone asks. */
  readonly goods: () => Promise<ReadonlyMap<number, number>>;
  readonly language: Locale;
  readonly viewer: StoredUser | null;
}
