/** `npm run backend:check`: what is missing in the WordPress that `BACKEND_URL` names. Exits with 1 where anything is. */
import { backendRows, type Ask } from './backend-rows.ts';

const timeoutMs = 10_000;

/** What a row came to: nothing missing, something, or not to be told while another one is missing. */
export interface Finding {
  readonly name: string;
  readonly gap: string | null;
  readonly isOpen: boolean;
}

interface Backend {
  readonly url: string;
  readonly key: string;
  readonly secret: string;
}

function asking({ url, key, secret }: Backend): Ask {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`;
  return async (path, { withKey = false, method = 'GET', body } = {}) => {
    const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      // The app follows nobody elsewhere, least of all with a key.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        ...(withKey ? { authorization } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const elsewhere = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && elsewhere !== null) {
      const { origin } = new URL(elsewhere, url);
      throw new Elsewhere(origin);
    }
    const text = await answer.text();
    try {
      const value: unknown = JSON.parse(text);
      return { status: answer.status, body: value };
    } catch {
      return { status: answer.status, body: null };
    }
  };
}

/** It answers that it is somewhere else: without `www`, or with https. */
class Elsewhere extends Error {
  readonly origin: string;

  constructor(origin: string) {
    super(`moved to ${origin}`);
    this.origin = origin;
  }
}

/** Looks at every row, in their order. */
export async function checkBackend(backend: Backend): Promise<readonly Finding[]> {
  const ask = asking(backend);
  const missing = new Set<string>();
  const findings: Finding[] = [];
  for (const { name, after = [], gap } of backendRows) {
    const isOpen = after.some((other) => missing.has(other));
    const found = isOpen ? null : await gap(ask).catch(unanswered);
    if (isOpen || found !== null) missing.add(name);
    findings.push({ name, gap: found, isOpen });
  }
  return findings;
}

function unanswered(error: unknown): string {
  if (error instanceof Elsewhere) {
    return `It sends to another address, which the app does not follow. Set BACKEND_URL=${error.origin}.`;
  }
  // What `fetch` says itself is only that it failed.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const why = cause instanceof Error ? cause.message : String(cause);
  return `It does not answer (${why}). Look at BACKEND_URL, and whether this machine can reach it.`;
}

function lineOf({ name, gap, isOpen }: Finding): string {
  if (isOpen) return `  ?   ${name}: to be seen once the above is mended`;
  return gap === null ? `  ok  ${name}` : `  GAP ${name}\n      ${gap}`;
}

async function main(): Promise<number> {
  const { BACKEND_URL: url, BACKEND_KEY: key, BACKEND_SECRET: secret } = process.env;
  if (!url || !key || !secret) {
    console.error('Set BACKEND_URL, BACKEND_KEY and BACKEND_SECRET (docs/wordpress.md).');
    return 1;
  }
  const findings = await checkBackend({ url, key, secret });
  console.log(findings.map(lineOf).join('\n'));
  const gaps = findings.filter(({ gap }) => gap !== null).length;
  console.log(gaps === 0 ? '\nNothing is missing.' : `\nMissing: ${gaps}.`);
  return gaps === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
