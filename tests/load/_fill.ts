import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { migrateBackend } from '#backend/server/index.ts';
import { fillBigWorld } from './big-world.ts';
const [name, c, p, o] = process.argv.slice(2);
const admin = new pg.Client({ connectionString: 'postgres://postgres@127.0.0.1:5432/test' });
await admin.connect();
await admin.query(`drop database if exists ${name}`);
await admin.query(`create database ${name}`);
await admin.end();
const pool = new pg.Pool({
  connectionString: `postgres://postgres@127.0.0.1:5432/${name}`,
  max: 4,
});
const database = drizzle({ client: pool });
const t = Date.now();
await migrateBackend(database as never);
await fillBigWorld(database as never, {
  celebrities: Number(c),
  products: Number(p),
  orders: Number(o),
});
console.log('filled', (Date.now() - t) / 1000);
await pool.end();
