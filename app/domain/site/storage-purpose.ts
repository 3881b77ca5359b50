/** A storage place in the browser: a cookie, storage shared by all tabs, or storage of one tab. */
export type StoragePlace = 'cookie' | 'local' | 'tab';

export const storagePurposes = [
  'session',
  'known-device',
  'gate',
  'other-login',
  'second-step',
  'time-zone',
  'theme',
  'log',
  'who',
  'owner',
  'basket',
  'upload',
  'desk-keys',
  'watched',
  'favourites',
  'viewed',
  'gift-visit',
  'card',
  'typed',
  'camera',
  'scroll',
  'stripe',
] as const;

export type StoragePurpose = (typeof storagePurposes)[number];

/** The maximum lifetime. */
export type StorageLife =
  | { readonly days: number }
  | { readonly minutes: number }
  | 'log-out'
  | 'done'
  | 'changed'
  | 'tab';

export interface StoredThing {
  /** As browsers list it; `*` matches any ending. */
  readonly names: readonly string[];
  readonly place: StoragePlace;
  readonly life: StorageLife;
  readonly purpose: StoragePurpose;
}
