import { listCategories } from '#app/server/backend/catalog/categories.server.ts';
import { defaultLocale } from '#domain/locale.ts';

/** 200 when the back end and its database respond now, else 503; caches are not consulted. */
export async function healthAnswer(): Promise<Response> {
  const ok = await listCategories(defaultLocale).then(
    () => true,
    () => false,
  );
  return Response.json(
    { ok },
    { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
