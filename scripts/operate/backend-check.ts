/**
 * `npm run backend:check`: what is missing in the WordPress that `BACKEND_URL` names, and what works less well than it
 * could. Exits with 1 where anything is missing. Changes nothing, unless `--write` lets it place a test order and
 * cancel it.
 */

import type { Row, Verdict } from './backend-check/row.ts';
import { backendRows } from './backend-check/rows.ts';
import { type Backend, Elsewhere, openShop } from './backend-check/open-shop.ts';

/** What a row came to; `open` while another one is missing. */
export type Finding = { readonly name: string } & (Verdict | { readonly status: 'open' });

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

const marks = {
  ok: 'ok   ',
  untried: '-    ',
  open: '?    ',
  gap: 'ERROR',
  warning: 'WARN ',
} as const;

function linesOf(finding: Finding): string {
  const head = `  ${marks[finding.status]} ${finding.name}`;
  if (finding.status === 'open') return `${head}: to be seen once the above is fixed`;
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
