import { env } from '#app/platform/settings/env.server.ts';
import { euroOnly, ratesFrom, type ExchangeRates } from '#domain/money/exchange-rates.ts';

const day = 24 * 60 * 60_000;
/** After a failure it is asked again soon, but not with every request. */
const pause = 60_000;
const timeout = 5_000;

/** What was read last; euro alone until something was. */
let known = euroOnly;
let isKnown = false;
let reading: Promise<void> | undefined;
let readAgainAt = 0;

async function read(url: string): Promise<void> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`the source of exchange rates answered ${answer.status}`);
    const rates = ratesFrom(await answer.json());
    if (rates === euroOnly) throw new Error('the source of exchange rates answered something else');
    known = rates;
    isKnown = true;
    readAgainAt = Date.now() + day;
  } catch (error) {
    console.error(error);
    readAgainAt = Date.now() + pause;
  }
}

/**
 * The exchange rates of the configured source, a day old at most while it answers: older ones are given while the next
 * are fetched, and as long as fetching fails. EUR at rate 1 without a source, and until it has answered once.
 */
export async function exchangeRates(): Promise<ExchangeRates> {
  if (!env.EXCHANGE_RATES_URL) return euroOnly;
  if (readAgainAt < Date.now()) {
    reading ??= read(env.EXCHANGE_RATES_URL).finally(() => {
      reading = undefined;
    });
  }
  if (!isKnown) await reading;
  return known;
}

/** Answers `GET /api/exchangerates`. */
export async function answerWithExchangeRates(): Promise<Response> {
  const rates = await exchangeRates();
  return Response.json(rates, { headers: { 'cache-control': `public, max-age=${pause / 1000}` } });
}
