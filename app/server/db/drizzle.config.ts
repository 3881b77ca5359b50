import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --config app/server/db/drizzle.config.ts`, then `node backend/db/embed-migrations.ts
 * app/server/db`.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/server/**/*.schema.ts',
  out: './app/server/db/migrations',
  schemaFilter: ['app'],
});
