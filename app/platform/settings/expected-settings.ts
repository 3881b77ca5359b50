const port = 'a port, a whole number from 1 to 65535';

const milliseconds = 'a whole number of milliseconds from 1 to 60000';

const address = 'an address that begins with http:// or https://';

/** What each setting accepts. Values are never shown: many are secrets. */
export const expected: Readonly<Record<string, string>> = {
  APP_ORIGIN: 'the public address of the site, such as https://astera.example',
  BACKEND_KEY: 'a consumer key of WooCommerce',
  BACKEND_PAUSE_MS: milliseconds,
  BACKEND_SECRET: 'the secret of that key',
  BACKEND_TIMEOUT_MS: milliseconds,
  BACKEND_URL: 'the address of a WordPress; it has to begin with https://, or lead to this machine',
  BACKEND_WEBHOOK_SECRET: '32 characters or more',
  BANK_ACCOUNT_HOLDER: 'a name of at most 70 characters',
  BANK_BIC: 'a BIC of 8 or 11 letters and digits',
  BANK_IBAN: 'an IBAN',
  BANK_NAME: 'a name of at most 70 characters',
  CONSUMER_KEY: 'ck_ and at least 8 letters or digits',
  CONSUMER_SECRET: 'cs_ and at least 32 letters or digits',
  CONSUMER_USER: 'the user name of the account behind the key',
  DATABASE_POOL: 'a whole number from 1 to 1000',
  DATABASE_URL:
    'the address of a PostgreSQL server, such as postgres://user:password@host:5432/database',
  DELETION_GRACE_DAYS: 'a whole number of days, 1 or more',
  EXCHANGE_RATES_URL: address,
  FFMPEG: 'auto or off',
  FULFIL_UNDO_SECONDS: 'a whole number of seconds from 0 to 60',
  GATE_PASSWORD: 'a password',
  LOG_LEVEL: 'debug, info, warn, error or silent',
  MAIL_FROM: 'an e-mail address',
  METRICS_HOST: 'an address to listen at',
  METRICS_PORT: port,
  ORDERS_PER_DAY: 'a whole number from 1 to 100000',
  ORDERS_PER_MINUTE: 'a whole number from 1 to 100000',
  PAY_BY_CARD_WITHIN_MINUTES: 'a whole number of minutes from 1 to 10080',
  PAY_WITHIN_DAYS: 'a whole number of days from 1 to 90',
  PORT: port,
  S3_ACCESS_KEY_ID: 'the id of an access key',
  S3_BUCKET: 'the name of a bucket: small letters, digits, dots and hyphens',
  S3_ENDPOINT: address,
  S3_REGION: 'the region of the bucket',
  S3_SECRET_ACCESS_KEY: 'the secret of that access key',
  SECRET_KEY: 'base64 of 32 bytes or more (openssl rand -base64 32)',
  SEED: 'demo or none',
  SESSION_KEYS:
    'a list of name:base64 with commas, newest first, each of 32 bytes (openssl rand -base64 32)',
  SMTP_URL: 'the address of a mail server, such as smtp://user:password@host:587',
  STAFF_SECOND_FACTOR: 'required or optional',
  STRIPE_API_URL: address,
  STRIPE_PUBLISHABLE_KEY: 'a key that begins with pk_test_ or pk_live_',
  STRIPE_SECRET_KEY: 'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_',
  VIDEO_API_KEY: 'the api key of that video host',
  VIDEO_HOST: address,
  UNPAID_PIECES: 'a whole number from 1 to 10000',
  UNPAID_PIECES_OF_ONE: 'a whole number from 1 to 10000',
};

export const expectedOfProvider: Readonly<Record<string, string>> = {
  ISSUER: 'the address of a provider; it has to begin with https://, or lead to this machine',
  CLIENT_ID: 'the id that the provider gave this site',
  CLIENT_SECRET: 'the secret that the provider gave this site',
  NAME: 'what people call the provider, at most 40 characters',
};

/** Names of the settings described here. */
export const describedSettings: readonly string[] = Object.keys(expected);
