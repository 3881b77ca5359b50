import { createHash } from 'node:crypto';

import { cookies } from 'next/headers';
import pg from 'pg';

export const dynamic = 'force-dynamic';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });

async function viewer() {
  const sid = (await cookies()).get('sid')?.value ?? '';
  const { rows } = await pool.query(
    'select user_id, expires_at from app.sessions where id_hash = $1 limit 1',
    [createHash('sha256').update(sid).digest('hex')],
  );
  return rows[0] ?? null;
}

async function celebrities(most) {
  const { rows } = await pool.query(
    `select user_id, slug, shop_name, title ->> 'en' as title, country, portrait, best_price_cents
     from backend.vendors where not closed and coalesce(best_price_cents, 0) <= $1
     order by best_price_cents limit 24`,
    [most],
  );
  return rows;
}

/** The same 24 cards as our list of celebrities, with a look-up of the session, rendered for each request. */
export default async function Page({ searchParams }) {
  const { maxPrice = '100' } = await searchParams;
  const [person, cards] = await Promise.all([viewer(), celebrities(Number(maxPrice) * 100)]);
  return (
    <main>
      <header>{person ? <a href="/account">My profile</a> : <a href="/login">Log in</a>}</header>
      <h1>Celebrities</h1>
      <ul>
        {cards.map(
          ({ user_id: id, shop_name: name, title, country, portrait, best_price_cents }) => (
            <li key={id} className="card">
              <a href={`/celebrity/${id}`}>
                <picture>
                  <source
                    type="image/avif"
                    srcSet={`${portrait}?w=320 320w, ${portrait}?w=640 640w`}
                  />
                  <source
                    type="image/webp"
                    srcSet={`${portrait}?w=320 320w, ${portrait}?w=640 640w`}
                  />
                  <img src={portrait} alt="" width={320} height={400} loading="lazy" />
                </picture>
                <strong>{name}</strong>
                <span>{title}</span>
                <span>{country}</span>
                <span>from €{(best_price_cents / 100).toFixed(2)}</span>
              </a>
            </li>
          ),
        )}
      </ul>
    </main>
  );
}
