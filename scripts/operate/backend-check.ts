/**
 * `npm run backend:check`: what is missing in the WordPress that `BACKEND_URL` names, and what works less well than it
 * could. Exits with 1 where anything is missing. Changes nothing, unless `--write` lets it place a test order and
 * cancel it.
 */
import { bulkhead } from 'cockatiel';

import type { Answered, AppSettings, Row, Shop, Verdict } from './backend-check/row.ts';
import { backendRows } from './backend-check/rows.ts';

const longestMs = 20_000;
/** So many requests are under way together: a small server answers more of them one after another, and late. */
const atOnce = 3;

/** What a row came to; `open` while another one is missing. */
export type Finding = { readonly name: string } & (Verdict | { readonly status: 'open' });

interface Backend {
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
class Elsewhere extends Error {
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
function openShop(backend: Backend): Shop {
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

/** Looks at every row, in their order. */
export async function checkBackend(
  backend: Backend,
  rows: readonly Row[] = backendRows,
): Promise<readonly Finding[]> {
  const shop = openShop(backend);
  const missing = new Set<string>();
  const findings: Finding[] = [];
  for (const { name, after = [], look } of rows) {
    const isOpen = after.some((other) => missing.has(other));
    const found = isOpen ? { status: 'open' as const } : await look(shop).catch(unanswered);
    if (isOpen || found.status === 'gap') missing.add(name);
    findings.push({ name, ...found });
  }
  return findings;
}

function unanswered(error: unknown): Verdict {
  const seen = 'Nothing: no page of the site has anything on it.';
  if (error instanceof Elsewhere) {
    const wrong = `It sends to another address (${error.origin}), which the app does not follow.`;
    const todo = `Set BACKEND_URL=${error.origin}, or both addresses under Settings, General to what BACKEND_URL is.`;
    return { status: 'gap', fault: { wrong, seen, todo } };
  }
  if (error instanceof Error && error.name === 'TimeoutError') {
    return {
      status: 'gap',
      fault: {
        wrong: 'It took too long to answer.',
        seen: 'Pages and orders wait for it, and end with an error.',
        todo: 'Run the check again. If it happens again, look at the load of its server, at Tools, Site Health, and under Plugins for what slows it down.',
      },
    };
  }
  // What `fetch` says itself is only that it failed.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const why = cause instanceof Error ? cause.message : String(cause);
  const isCertificate = /certificate|self-signed|issuer/.test(why);
  const todo = isCertificate
    ? 'Node does not know who signed the certificate. Use one of a known authority, or name the authority’s own certificate with NODE_EXTRA_CA_CERTS, for the app too.'
    : 'Look at BACKEND_URL, and whether this machine can reach it.';
  return { status: 'gap', fault: { wrong: `It does not answer (${why}).`, seen, todo } };
}

const marks = { ok: 'ok  ', untried: '-   ', open: '?   ', gap: 'GAP ', warning: 'WARN' } as const;

function linesOf(finding: Finding): string {
  const head = `  ${marks[finding.status]} ${finding.name}`;
  if (finding.status === 'open') return `${head}: to be seen once the above is mended`;
  if ('fault' in finding) {
    const { wrong, seen, todo } = finding.fault;
    return [head, wrong, `What people see: ${seen}`, `What to do: ${todo}`].join('\n         ');
  }
  return finding.says === undefined ? head : `${head}: ${finding.says}`;
}

function count(findings: readonly Finding[], status: Finding['status']): number {
  return findings.filter((finding) => finding.status === status).length;
}

async function main(): Promise<number> {
  const { BACKEND_URL: url, BACKEND_KEY: key, BACKEND_SECRET: secret } = process.env;
  if (!url || !key || !secret) {
    console.error('Set BACKEND_URL, BACKEND_KEY and BACKEND_SECRET (docs/wordpress.md).');
    return 1;
  }
  const mayWrite = process.argv.includes('--write');
  const findings = await checkBackend({ url, key, secret, mayWrite });
  console.log(findings.map(linesOf).join('\n'));
  const [gaps, warnings] = [count(findings, 'gap'), count(findings, 'warning')];
  console.log(gaps === 0 ? '\nNothing is missing.' : `\nMissing: ${gaps}.`);
  if (warnings > 0) console.log(`Works less well than it could: ${warnings}.`);
  return gaps === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
