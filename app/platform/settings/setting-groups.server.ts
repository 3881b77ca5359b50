/** The account for bank transfers from fans: all three parts, or none. */
export function bankAccountOf({
  BANK_ACCOUNT_HOLDER,
  BANK_IBAN,
  BANK_BIC,
  BANK_NAME,
}: NodeJS.ProcessEnv) {
  if (!BANK_ACCOUNT_HOLDER && !BANK_IBAN && !BANK_BIC) return undefined;
  return {
    holder: BANK_ACCOUNT_HOLDER,
    iban: BANK_IBAN,
    bic: BANK_BIC,
    bankName: BANK_NAME ?? '',
  };
}

/** A WordPress and its key: all three, or none. */
export function backendOf({ BACKEND_URL, BACKEND_KEY, BACKEND_SECRET }: NodeJS.ProcessEnv) {
  if (!BACKEND_URL && !BACKEND_KEY && !BACKEND_SECRET) return undefined;
  return { url: BACKEND_URL, key: BACKEND_KEY, secret: BACKEND_SECRET };
}

/** Another video host and its key: both, or none. */
export function videoOf({ VIDEO_HOST, VIDEO_API_KEY }: NodeJS.ProcessEnv) {
  if (!VIDEO_HOST && !VIDEO_API_KEY) return undefined;
  return { host: VIDEO_HOST, apiKey: VIDEO_API_KEY };
}

/** A consumer key, its secret and the user it acts as: all three, or none. */
export function consumerOf({ CONSUMER_KEY, CONSUMER_SECRET, CONSUMER_USER }: NodeJS.ProcessEnv) {
  if (!CONSUMER_KEY && !CONSUMER_SECRET && !CONSUMER_USER) return undefined;
  return { key: CONSUMER_KEY, secret: CONSUMER_SECRET, login: CONSUMER_USER };
}

/** A bucket: everything needed to access it, or none. */
export function s3Of(set: NodeJS.ProcessEnv) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = set;
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_ACCESS_KEY_ID && !S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** The keys of a Stripe account: both, or none. */
export function stripeOf({ STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY }: NodeJS.ProcessEnv) {
  if (!STRIPE_PUBLISHABLE_KEY && !STRIPE_SECRET_KEY) return undefined;
  return { publishableKey: STRIPE_PUBLISHABLE_KEY, secretKey: STRIPE_SECRET_KEY };
}

/** A setting that is present but empty, as a compose file leaves it, is unset. */
export const set: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== ''),
);
