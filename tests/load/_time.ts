import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createBackend } from '#backend/server/index.ts';
const [name, ...paths] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: `postgres://postgres@127.0.0.1:5432/${name}`,
  max: 4,
});
const database = drizzle({ client: pool });
const backend = createBackend({
  database: database as never,
  clock: () => new Date(),
  secrets: { jwtKey: new Uint8Array(32).fill(7) },
  serviceKey: 'ck_big',
  serviceSecret: 'cs_big',
  mediaFolder: '',
  onError: (e) => console.error(e),
});
const headers = { authorization: `Basic ${btoa('ck_big:cs_big')}` };
for (const path of paths) {
  const times: number[] = [];
  for (let i = 0; i < 41; i++) {
    const t = performance.now();
    const a = await backend.fetch(new Request(`http://backend.test${path}`, { headers }));
    await a.json();
    times.push(performance.now() - t);
  }
  times.sort((a, b) => a - b);
  console.log(
    name,
    path,
    'median',
    times[20]!.toFixed(2),
    'min',
    times[0]!.toFixed(2),
    'p90',
    times[36]!.toFixed(2),
  );
}
await backend.close();
await pool.end();
