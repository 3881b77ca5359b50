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
  /** A WordPress host whose stylesheets and menu addresses the pages use; data still comes from the embedded back end. */
  BACKEND_URL: v.optional(v.pipe(v.string(), v.url())),
  /** Closes the site to everybody who does not know it (docs/adr/0014). */
  GATE_PASSWORD: v.optional(v.pipe(v.string(), v.nonEmpty())),
  SEED: v.optional(v.picklist(['demo', 'none']), 'demo'),
  DEMO_MEDIA_DIR: v.optional(v.string(), './backend/server/seed/world/media'),
});

/** What the operator set, read once and checked; the process refuses to start on a bad value. */
export const env = v.parse(schema, process.env);
