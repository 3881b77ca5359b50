import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config backend/db/drizzle.config.ts`, then `node backend/db/embed-migrations.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./backend/db/namespace.schema.ts', './backend/modules/**/*.schema.ts'],
  out: './backend/db/migrations',
  schemaFilter: ['backend'],
});
