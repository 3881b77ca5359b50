import * as v from 'valibot';

import { languageParameter, paths } from '#backend/contract/paths.ts';
import { vendorListSchema, vendorSchema, type WireVendor } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import type { Celebrity, CelebrityCard } from '#domain/celebrity.ts';
import type { Locale } from '#domain/locale.ts';
import { centsFromDecimal } from '#domain/money.ts';
import { bestPrice, isServiceKind, serviceKinds, type Service } from '#domain/service.ts';

import { ask } from './ask.server.ts';

function servicesOf(vendor: WireVendor): Service[] {
  const services = (vendor.vendor_services ?? []).flatMap(({ id, service, price }) =>
    isServiceKind(service) ? [{ id, kind: service, price: centsFromDecimal(price) }] : [],
  );
  return services.toSorted((a, b) => serviceKinds.indexOf(a.kind) - serviceKinds.indexOf(b.kind));
}

function cardFrom(vendor: WireVendor): CelebrityCard {
  const logo = vendor.vendor_shop_logo;
  return {
    id: vendor.vendor_id,
    shopName: vendor.vendor_shop_name,
    title: vendor.vendor_title ?? '',
    country: vendor.vendor_country || null,
    portrait: typeof logo === 'string' && logo !== '' ? logo : null,
    from: bestPrice(servicesOf(vendor)),
  };
}

/** The celebrities of the shop, in the back end's order, with texts in the given language. */
export async function listCelebrities(locale: Locale): Promise<CelebrityCard[]> {
  const vendors = await ask(paths.vendors, {
    query: { per_page: 100, [languageParameter]: locale },
    schema: vendorListSchema,
  });
  return vendors.map(cardFrom);
}

/** The plugin answers 200 with `errors` for an unknown vendor. */
const vendorAnswerSchema = v.union([vendorSchema, v.looseObject({ errors: v.unknown() })]);

/** One celebrity. @throws AppError `not_found` */
export async function getCelebrity(id: number, locale: Locale): Promise<Celebrity> {
  const answer = await ask(paths.vendor(id), {
    query: { [languageParameter]: locale },
    schema: vendorAnswerSchema,
    refusal: (status) => (status === 404 ? new AppError('not_found') : null),
  });
  const vendor = v.safeParse(vendorSchema, answer);
  if (!vendor.success) throw new AppError('not_found');
  return {
    ...cardFrom(vendor.output),
    biography: vendor.output.vendor_description ?? '',
    services: servicesOf(vendor.output),
  };
}
