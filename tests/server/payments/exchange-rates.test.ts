import { afterAll, beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('EXCHANGE_RATES_URL', 'https://rates.example/');
const { exchangeRates } = await import('#app/server/payments/exchange-rates.server.ts');

const day = 24 * 60 * 60_000;
const source = vi.fn<typeof fetch>();
const says = (rates: unknown) => () => Promise.resolve(Response.json(rates));
const isAway = () => Promise.reject(new TypeError('fetch failed'));

vi.stubGlobal('fetch', source);
vi.useFakeTimers({ toFake: ['Date'] });
const errors = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => {
  source.mockReset();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  errors.mockRestore();
});

it('rates are a day old at most, and older ones stay while their source is away or talks nonsense', async () => {
  source.mockImplementation(isAway);
  expect(await exchangeRates()).toEqual({ EUR: 1 });
  expect(await exchangeRates()).toEqual({ EUR: 1 });
  // Not asked with every request.
  expect(source).toHaveBeenCalledTimes(1);

  vi.setSystemTime(Date.now() + 2 * 60_000);
  source.mockImplementation(says({ EUR: 1, USD: 1.1 }));
  expect(await exchangeRates()).toEqual({ EUR: 1, USD: 1.1 });
  vi.setSystemTime(Date.now() + day - 1_000);
  await exchangeRates();
  expect(source).toHaveBeenCalledTimes(2);

  errors.mockClear();
  for (const trouble of [isAway, says({ strange: true })]) {
    vi.setSystemTime(Date.now() + day);
    source.mockImplementation(trouble);
    expect(await exchangeRates()).toEqual({ EUR: 1, USD: 1.1 });
    await vi.waitFor(() => expect(errors.mock.calls.length).toBeGreaterThan(0));
    errors.mockClear();
    expect(await exchangeRates()).toEqual({ EUR: 1, USD: 1.1 });
  }
  vi.setSystemTime(Date.now() + day);
  source.mockImplementation(says({ EUR: 1, USD: 1.2 }));
  // The old ones are given while the new ones are on their way.
  expect(await exchangeRates()).toEqual({ EUR: 1, USD: 1.1 });
  await vi.waitFor(async () => expect(await exchangeRates()).toEqual({ EUR: 1, USD: 1.2 }));
});
