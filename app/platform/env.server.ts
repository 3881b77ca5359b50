import * as v from 'valibot';

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
  APP_ORIGIN: v.optional(v.pipe(v.string(), v.url())),
  /** Mail goes to this server (`smtp://user:password@host:587`); without it, into the embedded outbox. */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/))),
  /** The sender: `no-reply@astera.example`. */
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email()), 'no-reply@astera.example'),
  SEED: v.optional(v.picklist(['demo', 'none']), 'demo'),
  DEMO_MEDIA_DIR: v.optional(v.string(), './backend/server/seed/world/media'),
});

/** What the operator set, read once and checked; the process refuses to start on a bad value. */
export const env = v.parse(schema, process.env);
