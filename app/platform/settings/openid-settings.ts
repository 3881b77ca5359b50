import * as v from 'valibot';

/** A URL that may use plain http, because it never leaves this machine. */
export function isLoopback(url: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

function isSafe(address: string): boolean {
  // An invalid URL is already reported.
  if (!URL.canParse(address)) return true;
  const url = new URL(address);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

const providerSchema = v.object({
  /** Used in this provider's URLs; 'main' for the one without a name of its own. */
  key: text,
  issuer: v.pipe(text, v.url(), v.check(isSafe, 'an issuer needs https')),
  clientId: text,
  /** Without one the app is a public client, secured by PKCE alone. */
  clientSecret: v.optional(text),
  /** The provider's display name. */
  name: v.pipe(text, v.maxLength(40)),
});
export type OpenidProvider = v.InferOutput<typeof providerSchema>;

/** The providers users can sign in with, in the order of their buttons. */
export const openidProvidersSchema = v.array(providerSchema);

const setting = /^OIDC_(?:([A-Z0-9]+)_)?(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)$/;
const fields = {
  ISSUER: 'issuer',
  CLIENT_ID: 'clientId',
  CLIENT_SECRET: 'clientSecret',
  NAME: 'name',
} as const;

/**
 * Collects `OIDC_ISSUER`, `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` and `OIDC_NAME`, and for each further provider the
 * same with its name in between: `OIDC_GOOGLE_ISSUER`. A partial one stays incomplete, for the schema to reject.
 */
export function openidProvidersOf(environment: Readonly<Record<string, string | undefined>>) {
  const found = new Map<string, Partial<Record<keyof OpenidProvider, string>>>();
  for (const [variable, value] of Object.entries(environment)) {
    const [, word, part] = setting.exec(variable) ?? [];
    if (part === undefined || !value || !(part in fields)) continue;
    const key = word?.toLowerCase() ?? 'main';
    const field = fields[part as keyof typeof fields];
    found.set(key, { ...found.get(key), key, [field]: value });
  }
  return [...found.entries()]
    .toSorted(([left], [right]) => order(left).localeCompare(order(right)))
    .map(([, provider]) => provider);
}

const order = (key: string) => (key === 'main' ? '' : key);
