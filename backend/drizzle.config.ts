import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config backend/drizzle.config.ts`, then `node backend/server/store/embed-migrations.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './backend/server/store/*.schema.ts',
  out: './backend/server/store/migrations',
  schemaFilter: ['backend'],
});
