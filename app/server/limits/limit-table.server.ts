import { env } from '#app/platform/settings/env.server.ts';

const quarterHour = 900;

const hour = 3600;

export const day = 24 * hour;

export interface Limit {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  /** Counted per network of the address, for all its users together. */
  readonly by?: 'address';
}

/** An IPv6 /56 is allowed this many times the limit of one of its 256 /64 networks. */
export const networksOfOneCustomer = 4;

/** The rate limits: points per duration in seconds, for each key. */
export const accountLimits = {
  /** One name from one address: guessing a password. */
  signInPair: { points: 5, duration: quarterHour },
  /** One name from anywhere: a distributed attack. */
  signInName: { points: 50, duration: day },
  /** One address for any name: trying a list. */
  signInAddress: { points: 100, duration: day, by: 'address' },
  /** A browser that the user signed in on before: counted separately from everyone else's attempts. */
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
  /** Uploads started, and their announced size in MiB: ten of the largest per day. */
  videosPerPerson: { points: 30, duration: hour },
  videoMebibytesPerPerson: { points: 10 * 1_024, duration: day },
  /** Upload data received, some of it twice after a broken connection. */
  receivedMebibytesPerPerson: { points: 15 * 1_024, duration: day },
  /** Decoding a picture is the most expensive request that a user can make. */
  picturesPerPerson: { points: 30, duration: 600 },
  pagePicturesPerPerson: { points: 60, duration: 600 },
  /** At most half a MB each. */
  voiceNotesPerPerson: { points: 30, duration: 600 },
  productPicturesPerPerson: { points: 60, duration: 600 },
  /** Statements of 20 MB take seconds to read. */
  statementsPerPerson: { points: 60, duration: 600 },
  /** PDFs of invoices, payment slips and statements: each is drawn anew, with two fonts. */
  pdfsPerPerson: { points: 40, duration: 600 },
  /** Matching the open lines of all statements reads all unpaid orders. */
  matchingsPerPerson: { points: 30, duration: 600 },
  /** Orders placed, and checkouts whose order was counted already: a retry does not count again. */
  ordersPerPersonMinute: { points: env.ORDERS_PER_MINUTE, duration: 60 },
  ordersPerPersonDay: { points: env.ORDERS_PER_DAY, duration: day },
  ordersPerAddressMinute: { points: env.ORDERS_PER_MINUTE, duration: 60, by: 'address' },
  ordersPerAddressDay: { points: env.ORDERS_PER_DAY, duration: day, by: 'address' },
  orderKeyOfPerson: { points: 1, duration: day },
  /** Changes of the user's own address that are started. */
  addressPerAccountHour: { points: 3, duration: hour },
  addressPerAccountDay: { points: 6, duration: day },
  /** Exports of a user's data: each reads everything stored about the user. */
  dataExportsPerPerson: { points: 3, duration: day },
  /** Alerts for when a celebrity takes requests again. */
  reopenAlertsPerPerson: { points: 60, duration: day },
  /** Reviews written and changed, and answers to them. */
  reviewsPerPerson: { points: 30, duration: day },
  reviewAnswersPerPerson: { points: 100, duration: day },
  /** Hearts given and taken; a visitor's are merged with one. */
  favouritesPerPerson: { points: 600, duration: day },
  /** Reports of celebrities and what they sell. */
  reportsPerPerson: { points: 20, duration: day },
  reportsPerAddress: { points: 10, duration: hour, by: 'address' },
  /** Receipts for reports, to an address that any visitor may have entered. */
  reportMailPerEmail: { points: 5, duration: day },
  /** Viewing a statement of reasons with the secret from a mail, and objecting to it. */
  statementPerAddress: { points: 60, duration: hour, by: 'address' },
  /** Gift links that lead nowhere. */
  giftGuessPerAddress: { points: 100, duration: hour, by: 'address' },
  /** Checks whether a video is genuine. */
  videoChecksPerAddress: { points: 120, duration: hour, by: 'address' },
  /** Visits in which gifts were watched. */
  giftWatchesPerAddress: { points: 60, duration: hour, by: 'address' },
  passwordPerAccount: { points: 5, duration: quarterHour },
  /** Codes entered after a correct password. */
  secondStepPerAccount: { points: 5, duration: quarterHour },
  secondStepPerAddress: { points: 60, duration: hour, by: 'address' },
  passkeyPerAddress: { points: 300, duration: hour, by: 'address' },
} as const satisfies Readonly<Record<string, Limit>>;

export type AccountLimit = keyof typeof accountLimits;

/** If a limit is exhausted again within a day, the wait doubles each time, up to this many seconds. */
export const maxDoubledWait = hour;
