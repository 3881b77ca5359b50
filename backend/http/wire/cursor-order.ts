import type { ListOrder } from '#backend/db/seek.ts';
import type { CursorOrder } from './cursor.ts';

/**
 * The cursor order of a list from its sort field and direction, such as `price:asc`.
 * @param language of the texts, if sorting by them depends on the language
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
