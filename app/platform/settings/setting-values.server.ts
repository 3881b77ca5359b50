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

/** WooCommerce takes a key over https alone; on a loopback name no one listens on the way. */
function isPrivate(url: string): boolean {
  // That it is no address is told already.
  if (!URL.canParse(url)) return true;
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

export const together = 'BACKEND_URL, BACKEND_KEY and BACKEND_SECRET belong together: all, or none';

export const backendUrl = v.pipe(
  v.string(together),
  v.check((url) => /^https?:$/.test(URL.parse(url)?.protocol ?? '')),
  v.check(isPrivate, 'BACKEND_URL has to begin with https://'),
);

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
