import type { ListOrder } from '#backend/db/seek.ts';
import type { CursorOrder } from './cursor.ts';

/**
 * The order of a list out of what its orders are, such as `price:asc`.
 * @param language of the texts, where a list by them is another one in each
 */
export function cursorOrder<Name extends string>(
  kinds: Readonly<Record<Name, ListOrder['kind']>>,
  orderBy: Name,
  order: 'asc' | 'desc',
  language = '',
): CursorOrder {
  const kind = kinds[orderBy];
  const name = `${orderBy}:${order}`;
  return { name: kind === 'text' && language !== '' ? `${name}:${language}` : name, kind };
}
