import type { Answered, Row, Shop, Verdict } from '../../../scripts/operate/backend-check/row.ts';
import { backendRows } from '../../../scripts/operate/backend-check/rows.ts';

/** What is answered, by the beginnings of paths, longest first; with a method where it is no GET. */
export type Answers = Readonly<Record<string, unknown>>;

const nowhere = { code: 'rest_no_route', message: '', data: { status: 404 } };

/** A shop for one row of `npm run backend:check`; what is not there is answered as WordPress answers it. */
export function shopOf(
  answers: Answers,
  over: Partial<Shop> = {},
): Shop & { readonly asked: string[] } {
  const asked: string[] = [];
  const starts = Object.keys(answers).toSorted((one, other) => other.length - one.length);
  const ask: Shop['ask'] = async (path, { method = 'GET' } = {}) => {
    const question = method === 'GET' ? path : `${method} ${path}`;
    asked.push(question);
    const found = starts.find((start) => question.startsWith(start));
    const body = found === undefined ? nowhere : answers[found];
    const isMade = method === 'POST' && found !== undefined;
    const status = found === undefined ? 404 : isMade ? 201 : 200;
    const total = Array.isArray(body) ? body.length : null;
    return { status, body, total, isSentToSlash: false } satisfies Answered;
  };
  const now = new Date('2026-11-23T12:00:00Z');
  const url = 'https://shop.example';
  return { ask, asService: ask, url, mayWrite: false, settings: {}, now, asked, ...over };
}

/** A row by its name. */
export function rowOf(name: string): Row {
  const row = backendRows.find((one) => one.name === name);
  if (!row) throw new Error(`there is no row ${name}`);
  return row;
}

/** What a row says of a shop that answers this. */
export async function look(
  name: string,
  answers: Answers,
  over: Partial<Shop> = {},
): Promise<Verdict> {
  return rowOf(name).look(shopOf(answers, over));
}

/** All the words of a verdict. */
export const says = (verdict: Verdict) =>
  'fault' in verdict ? Object.values(verdict.fault).join(' ') : (verdict.says ?? '');
