import type { Cents } from '#domain/money/money.ts';
import type { QualityPromise } from './quality-promise.ts';

/** The eleven services a celebrity can offer (row S1), in display order. */
export const serviceKinds = [
  'getVideo',
  'sendMessage',
  'sendVideo',
  'instagramFollow',
  'instagramLike',
  'instagramComment',
  'instagramStory',
  'facebookFriend',
  'facebookFriendPost',
  'facebookPost',
  'twitterFollow',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

export function isServiceKind(value: unknown): value is ServiceKind {
  return typeof value === 'string' && (serviceKinds as readonly string[]).includes(value);
}

/** A service as offered by one celebrity. `id` is the product behind it in the back end. */
export interface Service {
  readonly id: number;
  readonly kind: ServiceKind;
  readonly price: Cents;
  /** Within how many days of the payment it is promised. */
  readonly promisedDays: number;
  /** What is promised of its video; null if it is not fulfilled with one. */
  readonly quality: QualityPromise | null;
}

/** The lowest price of a list of services ("from €85"); null if there are none. */
export function bestPrice(services: readonly Pick<Service, 'price'>[]): Cents | null {
  return services.reduce<Cents | null>(
    (best, { price }) => (best === null || price < best ? price : best),
    null,
  );
}

/** The service whose price stands on a card: the personalised video, otherwise the cheapest; null without services. */
export function cardOffer(services: readonly Service[]): Service | null {
  const video = services.find(({ kind }) => kind === 'getVideo');
  return video ?? services.toSorted((one, other) => one.price - other.price)[0] ?? null;
}

/** The services that get a row and a button each; the others take place on social media. */
export const mainServices: readonly ServiceKind[] = ['getVideo', 'sendMessage', 'sendVideo'];

/** The service a page shows first: the first main one, or null. */
export function featuredService(services: readonly Service[]): Service | null {
  return services.find(({ kind }) => mainServices.includes(kind)) ?? null;
}
