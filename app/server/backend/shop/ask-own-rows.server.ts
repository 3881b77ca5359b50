import { languageParameter, maxPerPage, paths } from '#backend/contract/paths.ts';
import { productListSchema, type WireProduct } from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import { askPage, type AnswerPage } from '#app/server/backend/ask.server.ts';
import { recheckAccount } from '#app/server/backend/people/recheck-account.server.ts';
import { type Seller, requireOwnStore, isOwn } from './own-rows.server.ts';

interface OwnQuery {
  readonly virtual: boolean;
  readonly locale: Locale;
  readonly query?: Record<string, string | number | undefined>;
}

/**
 * A page of what someone sells, including unpublished items. Requested as its maker, since a WordPress then lists only
 * their own; the service credential sees everyone's rows, and a stock WooCommerce ignores the filter, so rows of other
 * owners are dropped here (ADR 0028).
 * @throws AppError `not_allowed`, `session_expired`
 */
export async function askOwnRows(
  { user: owner, token }: Seller,
  { virtual, locale, query = {} }: OwnQuery,
): Promise<AnswerPage<WireProduct[]>> {
  requireOwnStore(owner);
  const asked = askPage(paths.products, {
    as: { maker: token },
    query: {
      per_page: maxPerPage,
      ...query,
      vendor: owner.id,
      virtual: String(virtual),
      type: 'simple',
      [languageParameter]: locale,
    },
    schema: productListSchema,
    refusal: (status) => (status === 401 ? new AppError('session_expired') : null),
  });
  const answer = await recheckAccount(owner.id, asked);
  return { ...answer, rows: answer.rows.filter((row) => isOwn(owner, row, virtual)) };
}
