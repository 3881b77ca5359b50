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

/** Dependencies of every endpoint. */
export interface Services {
  readonly database: BackendDatabase;
  readonly clock: () => Date;
  readonly jwtKey: Uint8Array;
  readonly serviceKey: string;
  readonly serviceSecret: string;
  /** API keys of other programs (ADR 0041). */
  readonly consumerKeys: readonly ConsumerKey[];
  /** The folder of the media library's files. */
  readonly mediaFolder: string;
  /**
   * Runs work in the background that no response waits for, and that may outlast its request.
   * @param work has to stop soon when told to, and to be resumed at the next start
   */
  readonly afterwards: (work: (isStopped: () => boolean) => Promise<void>) => void;
}

/** A request that an endpoint handles. `params` are the values of the path parameters in braces. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly services: Services;
  readonly params: readonly string[];
  /** The caller if already known, for an item of a batch. */
  readonly caller?: Caller;
}

/** The largest body that any endpoint of the shop reads. */
const maxBodyBytes = 256 * 1024;

/** Reads a body up to the limit, whatever its Content-Length header claims. */
export async function readBytes(request: Request, most: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readLimitedBody(request, most);
  if (!bytes) throw refusal(413, 'rest_content_too_large', 'The request is too large.');
  return Buffer.from(bytes.buffer);
}

/** Reads a body as text, up to the limit of the shop's endpoints. */
export async function readText(request: Request): Promise<string> {
  return (await readBytes(request, maxBodyBytes)).toString('utf8');
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Replaces what PostgreSQL cannot store: NUL and lone surrogates, which only come from attacks. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

/** The same object, or a copy with storable keys if some are not. */
function withStorableNames(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value);
  return entries.every(([name]) => storable(name) === name)
    ? value
    : Object.fromEntries(entries.map(([name, one]) => [storable(name), one]));
}

/** Parses JSON and makes every text in it storable, keys included. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) => {
    if (typeof value === 'string') return storable(value);
    return isRecord(value) ? withStorableNames(value) : value;
  });
}

/**
 * The URL with a storable query. What cannot be stored is replaced rather than removed, so that no value becomes empty.
 */
export function withStorableQuery(url: URL): URL {
  if (!url.search.includes('%00')) return url;
  return new URL(url.search.replaceAll('%00', encodeURIComponent('\uFFFD')), url);
}

/** Parses a body with its schema. @throws the refusal that lists every invalid parameter */
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

/** The language of texts in the response. */
export function languageOf(url: URL): Locale {
  const asked = url.searchParams.get(languageParameter) ?? url.searchParams.get('lang');
  return isLocale(asked) ? asked : defaultLocale;
}

/** An integer query parameter, or null when missing. */
export function wholeNumber(url: URL, name: string): number | null {
  const text = url.searchParams.get(name);
  if (text === null || text === '') return null;
  if (!/^-?\d{1,9}$/.test(text)) throw invalidParameter(name, `${name} is not of type integer.`);
  return Number(text);
}

/** A list from the query, written `status=a,b`, `status[]=a&status[]=b` or `status[0]=a`; null when missing. */
export function listOf(url: URL, name: string): readonly string[] | null {
  const values = [...url.searchParams]
    .filter(([key]) => key === name || (key.startsWith(`${name}[`) && key.endsWith(']')))
    .flatMap(([, value]) => value.split(','))
    .filter((value) => value !== '');
  return values.length === 0 ? null : values;
}

/** A list of integers: `include=1,2`. */
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
 * Parses an instant as WordPress does: UTC unless it has a time zone, since this shop stores its times in UTC. Years of
 * more than four digits are invalid: JavaScript and PostgreSQL write them differently.
 */
function instantFrom(text: string): Date {
  const instant = new Date(/^[\d-]+T[\d:.]+$/.test(text) ? `${text}Z` : text);
  const time = instant.getTime();
  return time >= firstInstant && time <= lastInstant ? instant : new Date(Number.NaN);
}

/** An instant from the query, or null when missing. */
export function instantOf(url: URL, name: string): Date | null {
  const text = url.searchParams.get(name);
  if (text === null) return null;
  const instant = instantFrom(text);
  if (Number.isNaN(instant.getTime()))
    throw invalidParameter(name, 'Invalid date.', 'rest_invalid_date');
  return instant;
}

/** A limited list of instants from the query: `before=2026-05-01T00:00:00Z,…`. */
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
  /** Rows beyond this are not counted; null counts all. */
  readonly countUpTo: number | null;
}

/** The counting limit, or null to count all rows. */
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
  // As in WordPress, a valid offset overrides the page.
  return { page, perPage, offset: offset || (page - 1) * perPage, countUpTo };
}

/** The search text, or null. Characters that cannot be stored are removed, since they match nothing. */
export function searchOf(url: URL): string | null {
  const text = url.searchParams.get('search');
  return text === null ? null : storable(text).slice(0, 200);
}
