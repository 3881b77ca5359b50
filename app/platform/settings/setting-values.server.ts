import * as v from 'valibot';

/** Decimal digits only: 8e1 and 0x50 are mistakes. */
export const digits = v.regex(/^\d+$/);

export const port = v.pipe(
  v.string(),
  digits,
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(65_535),
);

export const together = 'BACKEND_URL, BACKEND_KEY and BACKEND_SECRET belong together: all, or none';

/** A web URL. */
export const webAddress = v.pipe(
  v.string(),
  v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
);

/** A server's URL. @param beginning its protocol, and a host if required */
export const serverAddress = (beginning: RegExp) =>
  v.pipe(
    v.string(),
    v.check((url) => URL.canParse(url) && beginning.test(url)),
  );

export const atLeastOne = v.pipe(
  v.string(),
  digits,
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(1_000),
);

export const count = (most: number) =>
  v.pipe(v.string(), digits, v.transform(Number), v.minValue(1), v.maxValue(most));

/** Milliseconds. */
export const duration = v.pipe(
  v.string(),
  digits,
  v.transform(Number),
  v.integer(),
  v.minValue(1),
  v.maxValue(60_000),
);
