import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import { lockCategories } from '#backend/modules/catalog/store/category-writes.ts';
import type { Executor } from '#backend/db/database.ts';
import { allCategories, type StoredCategory } from './store/categories.ts';
import { transact } from '#backend/db/transact.ts';
import { type Call } from '#backend/http/wire/call.ts';
import { categoryViews, unknownCategory } from './category-view.ts';

/** Runs while holding the lock on category writes. */
export function writing<Result>(
  call: Call,
  write: (transaction: Executor, all: readonly StoredCategory[]) => Promise<Result>,
): Promise<Result> {
  return transact(call.services.database, async (transaction) => {
    await lockCategories(transaction);
    return write(transaction, await allCategories(transaction));
  });
}

export async function viewOf(call: Call, executor: Executor, id: number) {
  const view = (await categoryViews(call, executor)).find((one) => one.id === id);
  if (!view) throw unknownCategory();
  return view;
}

export function categoryIn(all: readonly StoredCategory[], { params: [id] }: Call): StoredCategory {
  const found = all.find((category) => category.id === Number(id));
  if (!found) throw unknownCategory();
  return found;
}

/** After its siblings; the services category stays last. */
export function nextPosition(
  all: readonly StoredCategory[],
  parent: StoredCategory | null,
): number {
  const siblings = all.filter(
    ({ id, parentId }) => parentId === (parent?.id ?? null) && id !== servicesCategoryId,
  );
  return Math.max(0, ...siblings.map(({ position }) => position + 1));
}
