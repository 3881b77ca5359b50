import * as v from 'valibot';

import type { Locale } from '#domain/locale.ts';
import type { Cents } from '#domain/money/money.ts';
import { defaultPromisedDays, promisedDaysSchema } from '#domain/order/promise/promised-days.ts';
import { defaultQuality, qualitySchema, type QualityPromise } from './quality-promise.ts';
import { serviceKinds, type ServiceKind } from './service.ts';
import {
  highestPrice,
  lowestPrice,
  priceText,
  readPrice,
  type PriceProblem,
} from '#domain/money/typed-price.ts';

/** A service as its celebrity sees it: one no longer offered keeps its last price. */
export interface OwnService {
  readonly kind: ServiceKind;
  readonly offered: boolean;
  readonly price: Cents;
  /** The price fans pay while the shop has it on sale; null if it is not on sale. */
  readonly sale: Cents | null;
  /** Within how many days of the payment it is promised. */
  readonly promisedDays: number;
  /** What is promised of its video; null if it is not fulfilled with one. */
  readonly quality: QualityPromise | null;
}

/** The terms a service is offered under. */
export interface ServiceTerms {
  readonly price: Cents;
  readonly promisedDays: number;
  /** Left out where it is not fulfilled with a video, or stays as it is. */
  readonly quality?: QualityPromise | undefined;
}

const price = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(lowestPrice, 'price-low'),
  v.maxValue(highestPrice, 'price-high'),
);

/** The request body: the new terms of a service, or null if no longer offered; unchanged services are omitted. */
export const serviceChangeSchema = v.pipe(
  v.record(
    v.picklist(serviceKinds),
    v.nullable(
      v.object({ price, promisedDays: promisedDaysSchema, quality: v.optional(qualitySchema) }),
    ),
  ),
  v.check((change) => Object.keys(change).length > 0, 'required'),
);
export type ServiceChange = Readonly<Partial<Record<ServiceKind, ServiceTerms | null>>>;

/** One row of the form. */
export interface TypedService {
  readonly offered: boolean;
  /** As typed. */
  readonly price: string;
  readonly promisedDays: number;
  readonly quality: QualityPromise | null;
}
export type TypedServices = Readonly<Record<ServiceKind, TypedService>>;

function noneOf(kind: ServiceKind): TypedService {
  const quality = defaultQuality(kind);
  return { offered: false, price: '', promisedDays: defaultPromisedDays, quality };
}

function ofEveryKind<Row>(row: (kind: ServiceKind) => Row): Record<ServiceKind, Row> {
  return {
    getVideo: row('getVideo'),
    sendMessage: row('sendMessage'),
    sendVideo: row('sendVideo'),
    instagramFollow: row('instagramFollow'),
    instagramLike: row('instagramLike'),
    instagramComment: row('instagramComment'),
    instagramStory: row('instagramStory'),
    facebookFriend: row('facebookFriend'),
    facebookFriendPost: row('facebookFriendPost'),
    facebookPost: row('facebookPost'),
    twitterFollow: row('twitterFollow'),
  };
}

/** The form's initial values. */
export function typedServices(services: readonly OwnService[], locale: Locale): TypedServices {
  return ofEveryKind((kind) => {
    const own = services.find((service) => service.kind === kind);
    if (!own) return noneOf(kind);
    const { offered, promisedDays, quality } = own;
    return { offered, price: priceText(own.price, locale), promisedDays, quality };
  });
}

/** Errors in the prices of offered services; other prices are ignored. */
export function serviceProblems(
  typed: TypedServices,
  locale: Locale,
): Readonly<Partial<Record<ServiceKind, PriceProblem>>> {
  return Object.fromEntries(
    serviceKinds.flatMap((kind) => {
      const read = typed[kind].offered ? readPrice(typed[kind].price, locale) : 0;
      return typeof read === 'number' ? [] : [[kind, read]];
    }),
  );
}
