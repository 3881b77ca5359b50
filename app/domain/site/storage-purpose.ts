/** Where a browser keeps something: a cookie, the storage of all tabs, or the storage of one tab. */
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
  'card',
  'typed',
  'camera',
  'scroll',
  'stripe',
] as const;

export type StoragePurpose = (typeof storagePurposes)[number];

/** How long it stays at most. */
export type StorageLife =
  | { readonly days: number }
  | { readonly minutes: number }
  | 'log-out'
  | 'done'
  | 'changed'
  | 'tab';

export interface StoredThing {
  /** As browsers list it; `*` stands for any ending. */
  readonly names: readonly string[];
  readonly place: StoragePlace;
  readonly life: StorageLife;
  readonly purpose: StoragePurpose;
}
