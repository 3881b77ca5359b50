import { env } from '#app/platform/env.server.ts';
import { euroOnly, ratesFrom, type ExchangeRates } from '#domain/exchange-rates.ts';

const day = 24 * 60 * 60_000;
/** After a failure it is asked again soon, but not with every request. */
const pause = 60_000;
const timeout = 5_000;

let kept: { rates: Promise<ExchangeRates>; until: number } | undefined;

async function fetchRates(url: string): Promise<ExchangeRates> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!answer.ok) throw new Error(`the source of exchange rates answered ${answer.status}`);
    return ratesFrom(await answer.json());
  } catch (error) {
    console.error(error);
    if (kept) kept.until = Date.now() + pause;
    return euroOnly;
  }
}

/** The exchange rates of the configured source, kept for a day; EUR at rate 1 without one, and when it fails. */
export function exchangeRates(): Promise<ExchangeRates> {
  if (!env.EXCHANGE_RATES_URL) return Promise.resolve(euroOnly);
  if (!kept || kept.until < Date.now()) {
    kept = { rates: fetchRates(env.EXCHANGE_RATES_URL), until: Date.now() + day };
  }
  return kept.rates;
}

/** Answers `GET /api/exchangerates`. */
export async function answerWithExchangeRates(): Promise<Response> {
  const rates = await exchangeRates();
  return Response.json(rates, { headers: { 'cache-control': `public, max-age=${pause / 1000}` } });
}
