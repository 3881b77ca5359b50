import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config app/store/drizzle.config.ts`, then `node backend/server/store/embed-migrations.ts app/store`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './app/store/*.schema.ts',
  out: './app/store/migrations',
  schemaFilter: ['app'],
});
