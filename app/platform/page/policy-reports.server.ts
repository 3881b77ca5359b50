import { RateLimiterMemory } from 'rate-limiter-flexible';
import * as v from 'valibot';

/** Maximum log lines per minute; one broken page in many browsers must not fill a disk. */
const lines = new RateLimiterMemory({ points: 30, duration: 60 });

const reportSchema = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string()),
    'blocked-uri': v.optional(v.string()),
    'document-uri': v.optional(v.string()),
  }),
});

/** One printable word; untrusted text must not start a new line. */
function word(text: string): string {
  return text.replaceAll(/[^\w'./:*-]/g, '').slice(0, 120);
}

/** A URL's path without personal data: no query, fragment, numbers or names. */
function placeOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return word(address);
  return word(url.pathname.replaceAll(/[^/]*\d[^/]*/g, '*'));
}

function blockedHost(address: string): string {
  const url = URL.parse(address);
  if (!url) return word(address);
  return url.host === '' ? word(url.protocol) : word(url.host);
}

/** The log line for a report: rule, host and page. Null if it is not a report. */
export function toldOf(body: unknown): string | null {
  const read = v.safeParse(reportSchema, body);
  if (!read.success) return null;
  const report = read.output['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive'] ?? '?';
  const blocked = blockedHost(report['blocked-uri'] || 'nothing');
  return `csp: ${word(directive)} refused ${blocked} on ${placeOf(report['document-uri'] ?? '?')}`;
}

/** Handles a browser's POST: always 204. The host limits its size. */
export async function takePolicyReport(request: Request): Promise<Response> {
  const told = toldOf(await request.json().catch(() => null));
  const mayTell = await lines.consume('all').then(
    () => true,
    () => false,
  );
  if (told !== null && mayTell) console.warn(told);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
