import * as v from 'valibot';

import { languageParameter, paths } from '#backend/contract/paths.ts';
import { vendorListSchema, vendorSchema, type WireVendor } from '#backend/contract/vendor.ts';
import { AppError } from '#domain/app-error.ts';
import type { CatalogSearch, CatalogSort } from '#domain/catalog/canonical-search.ts';
import type { Celebrity, CelebrityCard } from '#domain/catalog/celebrity.ts';
import { countryName } from '#domain/country/country.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { linksIn } from '#domain/localized-address.ts';
import { centsFromDecimal } from '#domain/money/money.ts';
import { defaultPromisedDays, readPromisedDays } from '#domain/order/promise/promised-days.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import { qualityOf } from '#domain/service/quality-promise.ts';
import {
  bestPrice,
  cardOffer,
  isServiceKind,
  serviceKinds,
  type Service,
} from '#domain/service/service.ts';

import { ask } from '#app/server/backend/ask.server.ts';
import { wireFilters } from './catalog-list.server.ts';
import { askCards } from './ask-cards.server.ts';
import { sanitiseRichText } from '#app/server/backend/content/rich-text.server.ts';

function servicesOf(vendor: WireVendor): Service[] {
  const services = (vendor.vendor_services ?? []).flatMap(
    ({ id, service, price, promised_days: days, quality }) =>
      isServiceKind(service)
        ? [
            {
              id,
              kind: service,
              price: centsFromDecimal(price),
              promisedDays: readPromisedDays(days) ?? defaultPromisedDays,
              quality: qualityOf(service, quality),
            },
          ]
        : [],
  );
  return services.toSorted((a, b) => serviceKinds.indexOf(a.kind) - serviceKinds.indexOf(b.kind));
}

/** Plugins substitute a placeholder such as WCFM's `…/assets/images/wcfmmp-blue.png` if no picture was uploaded. */
const ofPlugin = /\/plugins\/[^/]+\/assets\//;

/** The picture of a store; null if none was uploaded. */
export function portraitOf({
  vendor_shop_logo: logo,
}: Pick<WireVendor, 'vendor_shop_logo'>): string | null {
  return typeof logo === 'string' && logo !== '' && !ofPlugin.test(logo) ? logo : null;
}

function cardFrom(vendor: WireVendor, locale: Locale): CelebrityCard {
  const country = vendor.vendor_country || null;
  const services = servicesOf(vendor);
  const offer = cardOffer(services);
  return {
    id: vendor.vendor_id,
    shopName: vendor.vendor_shop_name,
    title: vendor.vendor_title ?? '',
    country,
    countryName: country && countryName(country, locale),
    categories: vendor.vendor_categories ?? [],
    portrait: portraitOf(vendor),
    from: bestPrice(services),
    offer: offer && {
      ...{ kind: offer.kind, price: offer.price, promisedDays: offer.promisedDays },
    },
  };
}

const sorts = {
  newest: { orderby: 'date', order: 'desc' },
  name: { orderby: 'name', order: 'asc' },
  'price-asc': { orderby: 'price', order: 'asc' },
  'price-desc': { orderby: 'price', order: 'desc' },
} as const satisfies Record<CatalogSort, object>;

/** One page of the celebrities that match the filters, with texts in the given language. */
export async function listCelebrities(
  locale: Locale,
  search: CatalogSearch = {},
): Promise<Paged<CelebrityCard>> {
  const question = {
    query: { ...wireFilters(search, locale), ...(search.sort ? sorts[search.sort] : {}) },
    schema: vendorListSchema,
  };
  return askCards(paths.vendors, question, { kind: 'celebrities', search }, (vendor) =>
    cardFrom(vendor, locale),
  );
}

/** The plugin responds 200 with `errors` for an unknown vendor. */
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
  const language = vendor.output.astera_languages?.description;
  return {
    ...cardFrom(vendor.output, locale),
    biographyLanguage: isLocale(language) ? language : undefined,
    biography: linksIn(locale, sanitiseRichText(vendor.output.vendor_description ?? '')),
    services: servicesOf(vendor.output),
  };
}
