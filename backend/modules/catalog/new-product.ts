import { isServiceKind, type ServiceKind } from '#domain/service/service.ts';
import { servicesCategoryId } from '#backend/contract/catalog/category.ts';
import { serviceMetaKey } from '#backend/contract/catalog/product.ts';
import { type WireProductWrite } from '#backend/contract/catalog/product-write.ts';
import { serviceTitles } from './service-titles.ts';
import type { Executor } from '#backend/db/database.ts';
import { type NewProduct } from './store/new-product.ts';
import { textIn, type WrittenText } from '#backend/modules/catalog/store/translated-text.ts';
import { findVendor } from '#backend/modules/vendors/store/vendors.ts';
import { demand } from '#backend/modules/people/customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { categoryOf, nameOf, priceOf } from './product-input.ts';

export function namedMeta({ meta_data: meta }: WireProductWrite, key: string): unknown {
  return meta.find((entry) => entry.key === key)?.value;
}

function serviceOf(sent: WireProductWrite): ServiceKind | null {
  const service = namedMeta(sent, serviceMetaKey);
  if (service === undefined) return null;
  if (isServiceKind(service)) return service;
  throw invalidParameter('meta_data', `${serviceMetaKey} is no service.`);
}

export async function newProductOf(
  transaction: Executor,
  sent: WireProductWrite,
  locale: WrittenText['locale'],
): Promise<NewProduct> {
  const service = serviceOf(sent);
  const priced = sent.type === 'variable' ? [] : ['regular_price'];
  // Without a vendor it is the shop's own product; a service always has a vendor.
  demand({ ...sent }, [...priced, ...(service ? ['vendor'] : ['name'])]);
  const vendorId = sent.vendor ?? null;
  if (vendorId !== null && !(await findVendor(transaction, vendorId))) {
    throw invalidParameter('vendor', 'vendor is no vendor.');
  }
  return {
    vendorId,
    service,
    priceCents: priceOf(sent.regular_price ?? '0'),
    status: sent.status ?? 'publish',
    categoryId: service ? servicesCategoryId : await categoryOf(transaction, sent.categories ?? []),
    title: service ? serviceTitles[service] : textIn({ locale, text: nameOf(sent.name ?? '') }),
  };
}
