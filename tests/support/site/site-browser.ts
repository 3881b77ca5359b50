import { fromCrossJSON } from 'seroval';
import * as v from 'valibot';

import { fromOwnPage, type SiteCalls } from './site-calls.ts';

const answerSchema = v.looseObject({ result: v.unknown() });

/** What a function answered. */
export interface BrowserAnswer {
  readonly status: number;
  readonly result: unknown;
  readonly text: string;
}

/** One browser at the built site: it keeps its cookies, and calls functions as pages do. */
export interface SiteBrowser {
  readonly get: (name: string, data?: unknown) => Promise<BrowserAnswer>;
  readonly post: (name: string, data?: unknown) => Promise<BrowserAnswer>;
  readonly signIn: (username: string, password?: string) => Promise<BrowserAnswer>;
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string) => void;
  /** The header with all of them. */
  readonly cookies: () => string;
}

/** @param clientAddress its network; limits count by it */
export function openSiteBrowser(calls: SiteCalls, clientAddress = '127.0.0.1'): SiteBrowser {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function ask(method: 'GET' | 'POST', name: string, data?: unknown): Promise<BrowserAnswer> {
    const headers = { ...fromOwnPage, cookie: cookies() };
    const answer = await calls.call(name, { method, data, headers, clientAddress });
    for (const line of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(key);
      else jar.set(key, value);
    }
    const text = await answer.text();
    const isResult = answer.status === 200 && text !== '';
    const parsed = isResult
      ? v.safeParse(answerSchema, fromCrossJSON(JSON.parse(text), { refs: new Map() }))
      : null;
    return { status: answer.status, result: parsed?.success ? parsed.output.result : null, text };
  }
  return {
    get: (name, data) => ask('GET', name, data),
    post: (name, data) => ask('POST', name, data),
    signIn: (username, password = 'astera-demo') => ask('POST', 'signIn', { username, password }),
    cookie: (name) => jar.get(name),
    setCookie: (name, value) => void jar.set(name, value),
    cookies,
  };
}
