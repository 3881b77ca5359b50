import * as v from 'valibot';

import { bankAccountSchema } from '#domain/bank-account.ts';

const port = v.pipe(
  v.string(),
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(65_535),
);

const schema = v.object({
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(v.string()),
  /** `name:base64` of 32 bytes each, newest first; without it the installation's own key seals. */
  SESSION_KEYS: v.optional(v.string()),
  APP_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  /** A WordPress host whose stylesheets and menu addresses the pages use; data still comes from the embedded back end. */
  BACKEND_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Closes the site to everybody who does not know it (docs/adr/0011). */
  GATE_PASSWORD: v.optional(v.pipe(v.string(), v.nonEmpty())),
  /** Mail goes to this server (`smtp://user:password@host:587`); without it, into the embedded outbox. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/))),
  /** The sender: `no-reply@astera.example`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email()), 'no-reply@astera.example'),
  SEED: v.optional(v.picklist(['demo', 'none']), 'demo'),
  PUBLIC_DIR: v.optional(v.string(), './public'),
  /** From `BANK_ACCOUNT_HOLDER`, `BANK_IBAN` and `BANK_BIC`. */
  BANK_ACCOUNT: v.optional(bankAccountSchema),
  /** Answers `{ "EUR": 1, … }`. */
  EXCHANGE_RATES_URL: v.optional(v.pipe(v.string(), v.url())),
  DEMO_MEDIA_DIR: v.optional(v.string(), './backend/server/seed/world/media'),
});

/** The account that fans transfer to: all three parts, or none. */
function bankAccountOf({ BANK_ACCOUNT_HOLDER, BANK_IBAN, BANK_BIC }: NodeJS.ProcessEnv) {
  if (!BANK_ACCOUNT_HOLDER && !BANK_IBAN && !BANK_BIC) return undefined;
  return { holder: BANK_ACCOUNT_HOLDER, iban: BANK_IBAN, bic: BANK_BIC };
}

/** What the operator set, read once and checked; the process refuses to start on a bad value. */
export const env = v.parse(schema, { ...process.env, BANK_ACCOUNT: bankAccountOf(process.env) });

/** Whether this is the demo world, with its people and its example of an account; never beside a shop of its own. */
export const isDemoWorld = env.SEED === 'demo' && env.BACKEND_URL === undefined;
