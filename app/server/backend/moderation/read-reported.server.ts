import { AppError } from '#domain/app-error.ts';
import type { Locale } from '#domain/locale.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import { typedText } from '#domain/text/plain-text.ts';
import type { Actor } from '#domain/account/role.ts';
import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';
import { sellerOf } from '#app/server/backend/catalog/products.server.ts';
import { getProduct } from '#app/server/backend/catalog/product-from.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { type ReportedThing, readService } from './reported-things.server.ts';

type Read = (id: number, locale: Locale, reader: Actor | null) => Promise<ReportedThing>;

/** What the back end knows; reviews are in the app's own tables. */
type KindOfBackend = Exclude<ReportTarget['kind'], 'review' | 'reviewAnswer'>;

const readers: Readonly<Record<KindOfBackend, Read>> = {
  async profile(id, locale) {
    const { shopName, biography } = await getCelebrity(id, locale);
    const snapshot = {
      title: shopName,
      celebrity: shopName,
      service: null,
      text: typedText(biography),
    };
    return { snapshot, celebrityId: id };
  },
  async product(id, locale) {
    const { title, description, seller } = await getProduct(id, locale);
    const celebrity = seller?.shopName ?? '';
    const text = typedText(description);
    return { snapshot: { title, celebrity, service: null, text }, celebrityId: seller?.id ?? null };
  },
  async service(id, locale) {
    const product = await readService(id, locale);
    const seller = sellerOf(product);
    if (product.status !== 'publish' || seller === null) throw new AppError('not_found');
    const { shopName, services } = await getCelebrity(seller.id, locale);
    const service = services.find((one) => one.id === id);
    if (!service) throw new AppError('not_found');
    const text = typedText(product.description);
    const title = product.name;
    const snapshot = { title, celebrity: shopName, service: service.kind, text };
    return { snapshot, celebrityId: seller.id };
  },
  async answer(id, _locale, reader) {
    if (!reader) throw new AppError('not_found');
    const order = await getOrder(id, reader);
    // The answer was for its buyer only.
    const isOwn = order.customerId === reader.id && order.status === 'completed';
    if (!isOwn) throw new AppError('not_found');
    const snapshot = {
      title: order.number,
      celebrity: order.celebrityName,
      service: order.lines[0]?.service ?? null,
      text: '',
    };
    return { snapshot, celebrityId: order.celebrityId };
  },
};

/**
 * The reported content as its reporter sees it.
 * @param reader the signed-in user; null for a visitor
 * @throws AppError `not_found`, also if this reader may not see it
 */
export function readReported(
  { kind, id }: { readonly kind: KindOfBackend; readonly id: number },
  locale: Locale,
  reader: Actor | null,
): Promise<ReportedThing> {
  return readers[kind](id, locale, reader);
}
