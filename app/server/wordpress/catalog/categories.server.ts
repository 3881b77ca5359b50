import * as v from 'valibot';

import { servicesCategoryId, servicesCategorySlug } from '#backend/contract/catalog/category.ts';

import type { CachedCatalog } from './catalog-index.server.ts';
import type { WordpressSite } from '../site.server.ts';

const questionSchema = v.looseObject({
  variables: v.optional(v.looseObject({ exclude: v.optional(v.array(v.string())) })),
});

/** Categories of a plain WordPress that no page lists, by their slugs: each shop has other ids. */
const unlisted: readonly string[] = [servicesCategorySlug, 'uncategorized'];

/** GraphQL as it is, but that the category of the services is the one of this shop. */
export async function answerGraphql(
  site: WordpressSite,
  catalogue: CachedCatalog,
  request: Request,
): Promise<Response> {
  const question = v.parse(questionSchema, await request.json());
  const exclude = question.variables?.exclude;
  if (!exclude?.includes(String(servicesCategoryId))) return site.pass(request, { body: question });
  const tree = await catalogue.tree();
  const ids = tree.filter(({ slug }) => unlisted.includes(slug)).map(({ id }) => String(id));
  const variables = { ...question.variables, exclude: ids };
  return site.pass(request, { body: { ...question, variables } });
}
