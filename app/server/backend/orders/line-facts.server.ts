import { AppError } from '#domain/app-error.ts';
import type { Celebrity } from '#domain/catalog/celebrity.ts';
import type { AskedLine } from '#domain/checkout/asked-lines.ts';
import type { LineFacts } from '#domain/order/line-facts.ts';
import type { Locale } from '#domain/locale.ts';
import { getCelebrity } from '#app/server/backend/catalog/celebrities.server.ts';
import { productFacts } from './product-facts.server.ts';

/** A celebrity's current data, or null if she is no longer listed. */
async function celebrityIfThere(id: number, locale: Locale): Promise<Celebrity | null> {
  try {
    return await getCelebrity(id, locale);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function serviceFacts(lines: readonly AskedLine[], locale: Locale): Promise<LineFacts[]> {
  const asked = lines.filter((line) => line.kind === 'service');
  const ids = [...new Set(asked.map(({ celebrityId }) => celebrityId))];
  const found = await Promise.all(ids.map((id) => celebrityIfThere(id, locale)));
  return asked.flatMap(({ id, celebrityId, service }) => {
    const celebrity = found.find((one) => one?.id === celebrityId);
    const offered = celebrity?.services.find(({ kind }) => kind === service);
    if (!celebrity || !offered) return [];
    return {
      id,
      productId: offered.id,
      celebrityId,
      celebrityName: celebrity.shopName,
      title: '',
      image: celebrity.portrait,
      price: offered.price,
      stock: null,
      promisedDays: offered.promisedDays,
      quality: offered.quality,
    };
  });
}

/** Lines as they can be ordered now, bypassing every cache; unavailable ones are omitted. */
export async function readLineFacts(
  lines: readonly AskedLine[],
  locale: Locale,
): Promise<readonly LineFacts[]> {
  const [services, goods] = await Promise.all([
    serviceFacts(lines, locale),
    productFacts(lines, locale),
  ]);
  return [...services, ...goods];
}
