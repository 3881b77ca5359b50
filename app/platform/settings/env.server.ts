import * as v from 'valibot';

import { bankAccountSchema } from '#domain/payment/transfer/bank-account.ts';

import { openidProvidersOf, openidProvidersSchema } from './openid-settings.ts';
import { isKeyList } from './session-keys.ts';
import { UnreadableSettings } from './unreadable-settings.ts';
import {
  digits,
  port,
  together,
  webAddress,
  serverAddress,
  atLeastOne,
  count,
  duration,
} from './setting-values.server.ts';
import { backendUrl } from './backend-url.server.ts';
import {
  bankAccountOf,
  backendOf,
  videoOf,
  consumerOf,
  s3Of,
  stripeOf,
  set,
} from './setting-groups.server.ts';

const schema = v.object({
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(serverAddress(/^(?:postgres(?:ql)?:\/\/|socket:\/)/)),
  /**
   * Maximum number of database connections for requests in this process; jobs and listeners have a few of their own.
   */
  DATABASE_POOL: v.optional(atLeastOne, '10'),
  /** Base64 of 32 bytes or more, from which all secrets are derived; without it they are stored in the data folder. */
  SECRET_KEY: v.optional(v.pipe(v.string(), v.base64(), v.minLength(44))),
  /** Where Prometheus metrics are served, on a separate address; disabled without a port. */
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.nonEmpty()), '127.0.0.1'),
  LOG_LEVEL: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** `name:base64` of 32 bytes each, newest first; without it the installation's own key is used. */
  SESSION_KEYS: v.optional(v.pipe(v.string(), v.check(isKeyList))),
  APP_ORIGIN: v.optional(webAddress),
  /** A WordPress that runs the shop, instead of the embedded back end (docs/wordpress.md). */
  BACKEND_URL: v.optional(backendUrl),
  /** From `BACKEND_URL`, `BACKEND_KEY` and `BACKEND_SECRET`: its URL and a WooCommerce REST key. */
  BACKEND: v.optional(
    v.object({
      url: backendUrl,
      key: v.pipe(v.string(together), v.nonEmpty()),
      secret: v.pipe(v.string(together), v.nonEmpty()),
    }),
  ),
  /** The key WordPress signs change notifications with (docs/adr/0058); without it none are accepted. */
  BACKEND_WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.minLength(32))),
  /** Timeout for back-end reads; writes may take twice as long. */
  BACKEND_TIMEOUT_MS: v.optional(duration, '5000'),
  /** Initial pause after a back-end failure; grows each time, up to fifteen times that. */
  BACKEND_PAUSE_MS: v.optional(duration, '2000'),
  /** Number of days in which users can revoke a request to delete their account. */
  DELETION_GRACE_DAYS: v.optional(atLeastOne, '14'),
  /** From `VIDEO_HOST` and `VIDEO_API_KEY`: another host that videos are uploaded to and played from. */
  VIDEO: v.optional(
    v.object({
      host: webAddress,
      apiKey: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  /**
   * From `CONSUMER_KEY`, `CONSUMER_SECRET` and `CONSUMER_USER`: another program's credentials for the embedded back end
   * (docs/adr/0041).
   */
  CONSUMER: v.optional(
    v.object({
      key: v.pipe(v.string(), v.regex(/^ck_\w{8,}$/)),
      secret: v.pipe(v.string(), v.regex(/^cs_\w{32,}$/)),
      login: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  /** From `S3_ENDPOINT` etc.: a bucket for the embedded host's videos, instead of the data folder. */
  S3: v.optional(
    v.object({
      endpoint: webAddress,
      bucket: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/)),
      region: v.pipe(v.string(), v.nonEmpty()),
      accessKeyId: v.pipe(v.string(), v.nonEmpty()),
      secretAccessKey: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  /** Closes the site to everyone without this password (docs/adr/0011). */
  GATE_PASSWORD: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** The SMTP server for mail (`smtp://user:password@host:587`); without it, mail goes to the embedded outbox. */
  SMTP_URL: v.optional(serverAddress(/^smtps?:\/\/\S+$/)),
  /** The sender: `no-reply@astera.example`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email()), 'no-reply@astera.example'),
  /** `off` leaves clips as they are, also where ffmpeg is installed (docs/adr/0146). */
  FFMPEG: v.optional(v.picklist(['auto', 'off']), 'auto'),
  SEED: v.optional(v.picklist(['demo', 'none']), 'demo'),
  /**
   * Whether managers and administrators need a second factor; by default everywhere but in the demo world
   * (docs/adr/0067).
   */
  STAFF_SECOND_FACTOR: v.optional(v.picklist(['required', 'optional'])),
  PUBLIC_DIR: v.optional(v.string(), './public'),
  /** From `BANK_ACCOUNT_HOLDER`, `BANK_IBAN`, `BANK_BIC` and `BANK_NAME`; until an administrator sets another. */
  BANK_ACCOUNT: v.optional(bankAccountSchema),
  /** Order limits per person and per network. */
  ORDERS_PER_MINUTE: v.optional(count(100_000), '10'),
  ORDERS_PER_DAY: v.optional(count(100_000), '100'),
  /** Limits on stock reserved by one person's unpaid orders: in total, and per product (docs/adr/0064). */
  UNPAID_PIECES: v.optional(count(10_000), '20'),
  UNPAID_PIECES_OF_ONE: v.optional(count(10_000), '10'),
  /** How long stock is reserved for an unpaid order: by bank transfer, and by card. */
  PAY_WITHIN_DAYS: v.optional(count(90), '7'),
  PAY_BY_CARD_WITHIN_MINUTES: v.optional(count(7 * 24 * 60), '60'),
  /** How long a celebrity can undo sending to a fan; at 0 it is sent at once (docs/adr/0115). */
  FULFIL_UNDO_SECONDS: v.optional(
    v.pipe(v.string(), digits, v.transform(Number), v.maxValue(60)),
    '10',
  ),
  /** From `STRIPE_PUBLISHABLE_KEY` and `STRIPE_SECRET_KEY`; without them cards are only accepted in the demo world. */
  STRIPE: v.optional(
    v.object({
      publishableKey: v.pipe(v.string(), v.regex(/^pk_(test|live)_\w+$/)),
      secretKey: v.pipe(v.string(), v.regex(/^[rs]k_(test|live)_\w+$/)),
    }),
  ),
  /** Another URL for Stripe's API, for tests. */
  STRIPE_API_URL: v.optional(webAddress, 'https://api.stripe.com'),
  /** Returns `{ "EUR": 1, … }`. */
  EXCHANGE_RATES_URL: v.optional(webAddress),
  /** From `OIDC_ISSUER` etc. (docs/adr/0015). */
  OIDC: openidProvidersSchema,
  DEMO_MEDIA_DIR: v.optional(v.string(), './backend/seed/world/media'),
});

/**
 * Ends the process with a message for the operator if a setting is invalid, rather than running with an unintended one.
 */
function readSettings(): v.InferOutput<typeof schema> {
  const read = v.safeParse(schema, {
    ...set,
    BACKEND: backendOf(set),
    BANK_ACCOUNT: bankAccountOf(set),
    CONSUMER: consumerOf(set),
    OIDC: openidProvidersOf(set),
    STRIPE: stripeOf(set),
    VIDEO: videoOf(set),
    S3: s3Of(set),
  });
  if (read.success) return read.output;
  const unreadable = new UnreadableSettings(read.issues);
  if (process.env['NODE_ENV'] !== 'production') throw unreadable;
  console.error(unreadable.message);
  return process.exit(1);
}

/** The operator's settings, read and validated once. */
export const env = readSettings();

/** Whether this is the demo world, with its people and sample account; never with an external shop. */
export const isDemoWorld = env.SEED === 'demo' && env.BACKEND_URL === undefined;

/** Whether managers and administrators need a second factor to use anything of theirs. */
export const staffNeedSecondFactor =
  (env.STAFF_SECOND_FACTOR ?? (isDemoWorld ? 'optional' : 'required')) === 'required';
