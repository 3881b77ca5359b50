import { languageParameter, paths } from '#backend/contract/paths.ts';
import {
  productSchema,
  serviceMetaKey,
  type WireProduct,
} from '#backend/contract/catalog/product.ts';
import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReportSnapshot } from '#domain/report/report.ts';
import { isServiceKind } from '#domain/service/service.ts';
import { ask } from '#app/server/backend/ask.server.ts';

/** The current state of a reported item and its owner. */
export interface ReportedThing {
  readonly snapshot: ReportSnapshot;
  readonly celebrityId: number | null;
}

/** The product behind a service. @throws AppError `not_found` */
export async function readService(id: number, locale: Locale): Promise<WireProduct> {
  const product = await ask(paths.product(id), {
    as: 'service',
    query: { [languageParameter]: locale },
    schema: productSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  const kind = product.meta_data?.find(({ key }) => key === serviceMetaKey)?.value;
  if (!product.virtual || !isServiceKind(kind)) throw new AppError('not_found');
  return product;
}
