import { readLimitedBody } from '#domain/limited-body.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import * as v from 'valibot';
import { countLimitParameter, languageParameter, maxPerPage } from '#backend/contract/paths.ts';
import type { Caller } from '#backend/http/auth/caller.ts';
import type { ConsumerKey } from '#backend/http/auth/consumer-key.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { invalidParameter, refusal } from './failure.ts';
import { withFormValues } from './form-values.ts';
import { refusalOfIssues } from './invalid-body.ts';

/** What every endpoint works with. */
export interface Services {
  readonly database: BackendDatabase;
  readonly clock: () => Date;
  readonly jwtKey: Uint8Array;
  readonly serviceKey: string;
  readonly serviceSecret: string;
  /** What other programs show (ADR 0041). */
  readonly consumerKeys: readonly ConsumerKey[];
  /** Where files of the media library lie. */
  readonly mediaFolder: string;
  /**
   * Does something that no answer waits for, and that may take longer than one.
   * @param work has to stop soon when it is told to, and to be gone on with at the next start
   */
  readonly afterwards: (work: (isStopped: () => boolean) => Promise<void>) => void;
}

/** One request on its way through an endpoint. `params` are the parts of the path in brackets. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly services: Services;
  readonly params: readonly string[];
  /** Who asks, where that was found out before: for an item of a batch. */
  readonly caller?: Caller;
}

/** The largest body that any endpoint of the shop reads. */
const maxBodyBytes = 256 * 1024;

/** Reads a body and stops at the limit, whatever the length header says. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readLimitedBody(request, most);
  if (!bytes) throw refusal(413, 'rest_content_too_large', 'The request is too large.');
  return Buffer.from(bytes.buffer);
}

/** Reads a body as text, within the limit of the shop's endpoints. */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request, maxBodyBytes)).toString('utf8');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** PostgreSQL stores neither NUL nor half a character; both only come from attempts to break things. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same object, or one with other names where some cannot be stored. */
function withStorableNames(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value);
  return entries.every(([name]) => storable(name) === name)
    ? value
    : Object.fromEntries(entries.map(([name, one]) => [storable(name), one]));
}

/** Reads JSON; every text in it, names included, can be stored. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') return storable(value);
    return isRecord(value) ? withStorableNames(value) : value;
  });
}

/**
 * An address in whose query every text can be stored. What cannot be stored is replaced, so that it still is not the
 * empty text.
 */
export function withStorableQuery(url: URL): URL {
  if (!url.search.includes('%00')) return url;
  return new URL(url.search.replaceAll('%00', encodeURIComponent('\uFFFD')), url);
}

/** Reads a body by its schema. @throws the refusal that names every parameter that is wrong */
export function readParameters<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, body);
  if (parsed.success) return parsed.output;
  const again = v.safeParse(schema, withFormValues(body, parsed.issues));
  if (again.success) return again.output;
  throw refusalOfIssues(again.issues);
}

/** The language that texts are answered in. */
export function languageOf(url: URL): Locale {
  const asked = url.searchParams.get(languageParameter) ?? url.searchParams.get('lang');
  return isLocale(asked) ? asked : defaultLocale;
}

/** A whole number of the query, or null when it is not given. */
export function wholeNumber(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return null;
  if (!/^-?\d{1,9}$/.test(text)) throw invalidParameter(name, `${name} is not of type integer.`);
  return Number(text);
}

/** The values of a list, which may be written `status=a,b`, `status[]=a&status[]=b` or `status[0]=a`; none is null. */
export function listOf(url: URL, name: string): readonly string[] | null {
  const values = [...url.searchParams]
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
    .flatMap(([, value]) => value.split(','))
    .filter((value) => value !== '');
  return values.length === 0 ? null : values;
}

/** A list of whole numbers: `include=1,2`. */
export function wholeNumbers(url: URL, name: string): readonly number[] | null {
  const parts = listOf(url, name);
  if (parts === null) return null;
  return parts.map((part) => {
    if (!/^\d{1,9}$/.test(part)) {
      throw invalidParameter(name, `${name}[0] is not of type integer.`);
    }
    return Number(part);
  });
}

const firstInstant = Date.parse('0001-01-01T00:00:00Z');

const lastInstant = Date.parse('9999-12-31T23:59:59Z');

/**
 * Reads an instant as WordPress does: UTC unless it names a zone, since this shop keeps its times in UTC. Years beyond
 * four digits are none: JavaScript and PostgreSQL write them differently.
 */
function instantFrom(text: string): Date {
  const instant = new Date(/^[\d-]+T[\d:.]+$/.test(text) ? `${text}Z` : text);
  const time = instant.getTime();
  return time >= firstInstant && time <= lastInstant ? instant : new Date(Number.NaN);
}

/** An instant of the query, or null when it is not given. */
export function instantOf(url: URL, name: string): Date | null {
  const text = url.searchParams.get(name);
  if (text === null) return null;
  const instant = instantFrom(text);
  if (Number.isNaN(instant.getTime()))
    throw invalidParameter(name, 'Invalid date.', 'rest_invalid_date');
  return instant;
}

/** Instants of the query, `before=2026-05-01T00:00:00Z,…`, and no more than so many. */
export function instantsOf(url: URL, name: string, most: number): readonly Date[] {
  const asked = (url.searchParams.get(name) ?? '').split(',').filter((text) => text !== '');
  const instants = asked.map(instantFrom);
  const isBad = instants.some((instant) => Number.isNaN(instant.getTime()));
  if (isBad || instants.length > most) throw invalidParameter(name, 'Invalid date.');
  return instants;
}

export interface Page {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
  /** Beyond it rows are not counted; null where all are. */
  readonly countUpTo: number | null;
}

/** How far rows are counted, or null where all are. */
export function countLimitOf(url: URL): number | null {
  const limit = wholeNumber(url, countLimitParameter);
  return limit === null ? null : Math.max(limit, 0);
}

export function pageOf(url: URL): Page {
  const perPage = wholeNumber(url, 'per_page') ?? 10;
  const page = wholeNumber(url, 'page') ?? 1;
  if (perPage < 1 || perPage > maxPerPage) {
    throw invalidParameter(
      'per_page',
      `per_page must be between 1 (inclusive) and ${maxPerPage} (inclusive)`,
      'rest_out_of_bounds',
    );
  }
  if (page < 1 || page > 1_000_000) {
    throw invalidParameter('page', 'page must be greater than or equal to 1', 'rest_out_of_bounds');
  }
  const offset = wholeNumber(url, 'offset');
  if (offset !== null && offset < 0) {
    const message = 'offset must be greater than or equal to 0';
    throw invalidParameter('offset', message, 'rest_out_of_bounds');
  }
  const countUpTo = countLimitOf(url);
  // As in WordPress an offset counts in place of the page, unless it is none.
  return { page, perPage, offset: offset || (page - 1) * perPage, countUpTo };
}

/** What is searched for, or null; without what cannot be stored and can therefore not be found. */
export function searchOf(url: URL): string | null {
  const text = url.searchParams.get('search');
  return text === null ? null : storable(text).slice(0, 200);
}
