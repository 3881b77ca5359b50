import { env } from '#app/platform/settings/env.server.ts';

const quarterHour = 900;

const hour = 3600;

export const day = 24 * hour;

export interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Counted for the network of an address, no matter who of it asks. */
  readonly by?: 'address';
}

/** How many times as much a /56 of IPv6 addresses may ask for as one of its 256 networks. */
export const networksOfOneCustomer = 4;

/** How often what may be asked for: so many in so many seconds, for one key. */
export const accountLimits = {
  /** One name from one address: someone guesses a password. */
  signInPair: { points: 5, duration: quarterHour },
  /** One name from anywhere: many guess together. */
  signInName: { points: 50, duration: day },
  /** One address for any name: someone tries a list. */
  signInAddress: { points: 100, duration: day, by: 'address' },
  /** A browser that the person signed in on before: no one else's attempts are counted with its own. */
  signInDevice: { points: 5, duration: quarterHour },
  signInDeviceDay: { points: 50, duration: day },
  gatePerAddress: { points: 10, duration: 600, by: 'address' },
  gateOfAll: { points: 600, duration: hour },
  codePerEmailHour: { points: 3, duration: hour },
  codePerEmailDay: { points: 10, duration: day },
  codePerAddress: { points: 20, duration: hour, by: 'address' },
  codeTryPerAddress: { points: 60, duration: hour, by: 'address' },
  resetPerName: { points: 3, duration: hour },
  resetPerAddress: { points: 20, duration: hour, by: 'address' },
  linkPerAddress: { points: 20, duration: hour, by: 'address' },
  registerPerAddressHour: { points: 10, duration: hour, by: 'address' },
  registerPerAddressDay: { points: 50, duration: day, by: 'address' },
  socialPerAddress: { points: 60, duration: hour, by: 'address' },
  /** Uploads begun, and what they announce in MiB: ten of the largest in a day. */
  videosPerPerson: { points: 30, duration: hour },
  videoMebibytesPerPerson: { points: 10 * 1_024, duration: day },
  /** What arrives of them, some of it twice where a connection broke. */
  receivedMebibytesPerPerson: { points: 15 * 1_024, duration: day },
  /** Reading a picture costs more than anything else that a person can ask for. */
  picturesPerPerson: { points: 30, duration: 600 },
  pagePicturesPerPerson: { points: 60, duration: 600 },
  productPicturesPerPerson: { points: 60, duration: 600 },
  /** Orders placed, and checkouts of which the order was counted already: another try of one counts no more. */
  ordersPerPersonMinute: { points: env.ORDERS_PER_MINUTE, duration: 60 },
  ordersPerPersonDay: { points: env.ORDERS_PER_DAY, duration: day },
  ordersPerAddressMinute: { points: env.ORDERS_PER_MINUTE, duration: 60, by: 'address' },
  ordersPerAddressDay: { points: env.ORDERS_PER_DAY, duration: day, by: 'address' },
  orderKeyOfPerson: { points: 1, duration: day },
  /** Changes of the own address that are begun. */
  addressPerAccountHour: { points: 3, duration: hour },
  addressPerAccountDay: { points: 6, duration: day },
  /** Copies of someone's data: each reads everything there is of the person. */
  dataExportsPerPerson: { points: 3, duration: day },
  /** Reports of celebrities and what they sell. */
  reportsPerPerson: { points: 20, duration: day },
  reportsPerAddress: { points: 10, duration: hour, by: 'address' },
  /** Mails that say a report came in, to an address that any visitor may have typed. */
  reportMailPerEmail: { points: 5, duration: day },
  /** Looking at a statement of reasons with the secret of a mail, and objecting to it. */
  statementPerAddress: { points: 60, duration: hour, by: 'address' },
  passwordPerAccount: { points: 5, duration: quarterHour },
  /** Codes after a right password. */
  secondStepPerAccount: { points: 5, duration: quarterHour },
  secondStepPerAddress: { points: 60, duration: hour, by: 'address' },
  passkeyPerAddress: { points: 300, duration: hour, by: 'address' },
} as const satisfies Readonly<Record<string, Limit>>;

export type AccountLimit = keyof typeof accountLimits;

/** Who uses a limit up again within a day waits twice as long each time, up to this many seconds. */
export const maxDoubledWait = hour;
