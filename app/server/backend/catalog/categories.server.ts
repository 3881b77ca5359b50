import {
  categoriesAnswerSchema,
  categoriesDocument,
  servicesCategoryId,
  type WireCategory,
} from '#backend/contract/catalog/category.ts';
import { languageParameter, paths } from '#backend/contract/paths.ts';
import { AppError } from '#domain/app-error.ts';
import type { Category } from '#domain/catalog/category.ts';
import type { Locale } from '#domain/locale.ts';

import { ask } from '#app/server/backend/ask.server.ts';

type WireFields = Pick<WireCategory, 'databaseId' | 'slug' | 'name' | 'description'>;

function categoryFrom(wire: WireFields, below: readonly WireFields[] = []): Category {
  return {
    id: wire.databaseId,
    slug: wire.slug,
    name: wire.name,
    description: wire.description ?? '',
    children: below.map((child) => categoryFrom(child)),
  };
}

/**
 * The top-level categories with their children, without the one that holds services.
 * @throws AppError `backend_failed` when a 200 carries errors (spec §7)
 */
export async function listCategories(locale: Locale): Promise<Category[]> {
  const answer = await ask(paths.graphql, {
    method: 'POST',
    isRead: true,
    query: { [languageParameter]: locale },
    body: { query: categoriesDocument, variables: { exclude: [String(servicesCategoryId)] } },
    schema: categoriesAnswerSchema,
  });
  if (answer.errors?.length) {
    const cause = answer.errors.map(({ message }) => message).join(';') || 'GraphQL error';
    throw new AppError('backend_failed', { cause });
  }
  const top = answer.data?.productCategories?.nodes;
  if (!top) throw new AppError('backend_failed', { cause: 'An answer without categories' });
  return top.map((category) => categoryFrom(category, category.children?.nodes));
}
