import type * as v from 'valibot';
import { expected, expectedOfProvider } from './expected-settings.ts';

/** The variables behind settings that consist of several. */
const partsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  BACKEND: { url: 'BACKEND_URL', key: 'BACKEND_KEY', secret: 'BACKEND_SECRET' },
  BANK_ACCOUNT: {
    holder: 'BANK_ACCOUNT_HOLDER',
    iban: 'BANK_IBAN',
    bic: 'BANK_BIC',
    bankName: 'BANK_NAME',
  },
  CONSUMER: { key: 'CONSUMER_KEY', secret: 'CONSUMER_SECRET', login: 'CONSUMER_USER' },
  S3: {
    endpoint: 'S3_ENDPOINT',
    bucket: 'S3_BUCKET',
    region: 'S3_REGION',
    accessKeyId: 'S3_ACCESS_KEY_ID',
    secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  },
  STRIPE: { publishableKey: 'STRIPE_PUBLISHABLE_KEY', secretKey: 'STRIPE_SECRET_KEY' },
  VIDEO: { host: 'VIDEO_HOST', apiKey: 'VIDEO_API_KEY' },
};
const partsOfProvider: Readonly<Record<string, string>> = {
  issuer: 'ISSUER',
  clientId: 'CLIENT_ID',
  clientSecret: 'CLIENT_SECRET',
  name: 'NAME',
};

function keyOf(value: unknown): string {
  const isNamed = typeof value === 'object' && value !== null && 'key' in value;
  return isNamed && value.key !== 'main' ? `${String(value.key).toUpperCase()}_` : '';
}

/** The variable an issue is about, its related variables, and what it accepts. */
function variableOf({ path }: v.BaseIssue<unknown>) {
  const [setting, second, third] = path ?? [];
  const name = String(setting?.key ?? '');
  if (name === 'OIDC') {
    const part = partsOfProvider[String(third?.key)] ?? 'ISSUER';
    const prefix = `OIDC_${keyOf(second?.value)}`;
    const others = ['ISSUER', 'CLIENT_ID', 'NAME'].map((one) => prefix + one);
    return { name: prefix + part, may: expectedOfProvider[part] ?? '', others };
  }
  const parts = partsOf[name];
  const variable = parts?.[String(second?.key)] ?? name;
  const others = parts ? Object.values(parts) : [];
  return { name: variable, may: expected[variable] ?? 'something else', others };
}

function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const { name, may, others } = variableOf(issue);
  const isMissing = issue.input === undefined && others.length > 0;
  if (!isMissing) return `${name} cannot be read: it has to be ${may}.`;
  const [last, ...before] = others.toReversed();
  const together = `${before.toReversed().join(', ')} and ${last}`;
  return `${name} is missing: ${together} belong together. It has to be ${may}.`;
}

/** Invalid or ambiguous settings; the message names each and what it accepts, but no values. */
export class UnreadableSettings extends Error {
  override readonly name = 'UnreadableSettings';
  readonly issues: readonly v.BaseIssue<unknown>[];

  constructor(issues: readonly v.BaseIssue<unknown>[]) {
    super([...new Set(issues.map(sentenceOf))].join(' '));
    this.issues = issues;
  }
}
