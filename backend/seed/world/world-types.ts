import type { Locale } from '#domain/locale.ts';

/**
 * Shapes of the demo world: plain data about fictional people, written by hand, read once by the
 * seed. Prices are integer euro cents; texts are plain (no markup).
 */

import type { RejectionReason } from '#domain/order/transitions/rejection.ts';

/** A text in the six languages of the product. `sr` is Serbian Cyrillic. */
export type LocaleText = Record<Locale, string>;

export type WorldLocale = keyof LocaleText;

export type ServiceKey =
  | 'getVideo'
  | 'sendVideo'
  | 'sendMessage'
  | 'instagramFollow'
  | 'instagramLike'
  | 'instagramComment'
  | 'instagramStory'
  | 'facebookFriend'
  | 'facebookFriendPost'
  | 'facebookPost'
  | 'twitterFollow';

export interface WorldCategory {
  readonly slug: string;
  readonly name: LocaleText;
  readonly description: LocaleText;
  readonly children: readonly WorldCategory[];
}

export interface WorldCelebrity {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly shopName: string;
  readonly title: LocaleText;
  readonly biography: LocaleText;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly locale: WorldLocale;
  /** Slugs: the parent first, then the child. */
  readonly categories: readonly string[];
  /** Path under the site's root: `/demo/portraits/danae.webp`. */
  readonly portrait: string;
  /** Price of each offered service in euro cents. */
  readonly services: Readonly<Partial<Record<ServiceKey, number>>>;
}

export interface WorldProduct {
  readonly slug: string;
  /** Login of the celebrity who sells it. */
  readonly celebrity: string;
  readonly title: LocaleText;
  readonly description: LocaleText;
  readonly priceCents: number;
  /** Slug of the category it is filed under. */
  readonly category: string;
  /** Path under the site's root, or null where the placeholder shows. */
  readonly image: string | null;
  /** Pieces left, or null when they are not counted. */
  readonly stock: number | null;
  readonly status: 'publish' | 'draft';
}

export interface WorldMenuItem {
  readonly title: LocaleText;
  /** Path on the site, without a locale prefix. */
  readonly path: string;
}

export interface WorldMenu {
  readonly slug: 'footer-menu' | 'footer-links';
  readonly items: readonly WorldMenuItem[];
}

/** A page of rich text, or a block that another page shows (`hero`, `banner`). */
export interface WorldPage {
  readonly slug: string;
  /** Plain text. */
  readonly title: LocaleText;
  /** HTML in WordPress's blocks. */
  readonly content: LocaleText;
  readonly picture: {
    readonly src: string;
    readonly width: number;
    readonly height: number;
  } | null;
}

export interface WorldBilling {
  readonly address1: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
}

export interface WorldPerson {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: 'customer' | 'wcfm_vendor' | 'shop_manager' | 'administrator';
  readonly locale: WorldLocale;
  readonly billing: WorldBilling;
}

/** A requested service with the form's answers, or goods. */
export type WorldOrderItem =
  | {
      readonly service: ServiceKey;
      /**
       * `getVideo`: from, to, occasion (`birthday`, `anniversary` or `other`), instructions.
       * `sendMessage`: message. `sendVideo`: description. Social media: link, description.
       */
      readonly answers: Readonly<Record<string, string>>;
    }
  | { readonly product: string; readonly quantity: number };

export interface WorldOrder {
  readonly status:
    | 'pending'
    | 'admin-approval'
    | 'on-hold'
    | 'processing'
    | 'completed'
    | 'cancelled'
    | 'refunded'
    | 'failed';
  /** Login of the buyer. */
  readonly fan: string;
  /** Login of the one celebrity of the order. */
  readonly celebrity: string;
  /** Whole days between placing the order and the moment of seeding. */
  readonly daysAgo: number;
  readonly item: WorldOrderItem;
  /** True when the money came in. */
  readonly paid: boolean;
  /** Special instructions of the buyer for the delivery. */
  readonly note?: string;
  /** Why a cancelled order was rejected. */
  readonly rejection?: { readonly reason: RejectionReason; readonly words: string };
  /** Tracking number of sent goods. */
  readonly tracking?: string;
  /** File name in `media/` that answers a completed getVideo order. */
  readonly answerVideo?: string;
  /** What the buyer of a completed order says about it; kept in the app's own tables. */
  readonly review?: WorldReview;
}

export interface WorldReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly words: string;
  readonly language: WorldLocale;
  readonly daysAgo: number;
  /** The celebrity's answer. */
  readonly answer?: string;
}

export interface World {
  readonly categories: readonly WorldCategory[];
  readonly celebrities: readonly WorldCelebrity[];
  readonly products: readonly WorldProduct[];
  readonly menus: readonly WorldMenu[];
  readonly pages: readonly WorldPage[];
  /** Everyone who can sign in: fans, the manager, the administrator and every celebrity. */
  readonly people: readonly WorldPerson[];
  readonly orders: readonly WorldOrder[];
}
