import { bulkhead } from 'cockatiel';
import type { Answered, AppSettings, Shop } from './row.ts';

const longestMs = 20_000;

/** So many requests are under way together: a small server answers more of them one after another, and late. */
const atOnce = 3;

export interface Backend {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
  readonly mayWrite?: boolean;
  /** Settings of the app that the shop cannot tell; the environment's, where this is left out. */
  readonly settings?: AppSettings;
  /** How long a request may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** It answers that it is somewhere else: without `www`, or with https. */
export class Elsewhere extends Error {
  readonly origin: string;

  constructor(origin: string) {
    super(`moved to ${origin}`);
    this.origin = origin;
  }
}

/** Whether an answer sends to the same path with a slash behind it. @throws where it sends to another site */
function isSentToSlash(answer: Response, asked: URL): boolean {
  const location = answer.headers.get('location');
  if (answer.status < 300 || answer.status >= 400 || location === null) return false;
  const target = new URL(location, asked);
  const isSlash = target.origin === asked.origin && target.pathname === `${asked.pathname}/`;
  // Behind the port of a machine of one's own WordPress may know itself by another name.
  if (!isSlash) throw new Elsewhere(target.origin);
  return true;
}

async function jsonOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

/** @throws TimeoutError when the answer takes too long */
export function openShop(backend: Backend): Shop {
  const { url, key, secret, mayWrite = false, settings = process.env } = backend;
  const { timeoutMs = longestMs } = backend;
  const requests = bulkhead(atOnce, Infinity);
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  const send: Shop['ask'] = async (path, { withKey = false, method = 'GET', body } = {}) => {
    const address = new URL(`${url.replace(/\/$/, '')}${path}`);
    const answer = await fetch(address, {
      method,
      // The app follows no one elsewhere, least of all with a key.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        // Without it PHP's last words are a page.
        accept: 'application/json',
        ...(withKey ? { authorization } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const total = answer.headers.get('x-wp-total');
    return {
      status: answer.status,
      isSentToSlash: isSentToSlash(answer, address),
      total: total === null ? null : Number(total),
      body: await jsonOf(answer),
    };
  };
  const ask: Shop['ask'] = (path, question) => requests.execute(() => send(path, question));
  // What several rows ask is asked once.
  const read = new Map<string, Promise<Answered>>();
  return {
    url,
    mayWrite,
    settings,
    now: new Date(),
    ask,
    async asService(path, question = {}) {
      if (question.method !== undefined) return ask(path, { ...question, withKey: true });
      const answer = read.get(path) ?? ask(path, { withKey: true });
      read.set(path, answer);
      return answer;
    },
  };
}
