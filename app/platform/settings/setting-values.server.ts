import * as v from 'valibot';

/** Written as people write numbers: 8e1 and 0x50 are what no one meant. */
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

/** An address on the web. */
export const webAddress = v.pipe(
  v.string(),
  v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
);

/** An address of a server that is no page. @param beginning its protocol, and a host where it needs one */
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
