import { asHtml, asKept, asTextField, asTypedHtml, decoded } from './html-text.ts';
import { storeSettingsKey } from './meta-keys.ts';
import { type Fields, addressFields, all, answersOf } from './plain-answers.server.ts';

/**
 * Names, titles and other words are text in the contract and in the app; WordPress keeps and answers many of them as
 * HTML, some as they came, and cleans what it is sent in ways that differ from field to field. Here, at the door, what
 * comes in is decoded once, and what goes out is encoded so that it comes back as it was typed (docs/adr/0056).
 */

type Json = unknown;
function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every text in a value, also in lists and objects. */
function everyText(value: Json, how: (text: string) => string): Json {
  if (typeof value === 'string') return how(value);
  if (Array.isArray(value)) return value.map((one) => everyText(one, how));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, everyText(one, how)]));
}

/** The values of meta, but for what WCFM keeps in a form of its own. Keys are no one's words. */
function metaWith(meta: Json, how: (text: string) => string): Json {
  if (!Array.isArray(meta)) return meta;
  return meta.map((entry) => {
    if (!isObject(entry) || entry['key'] === storeSettingsKey) return entry;
    const { value, display_value } = entry;
    return {
      ...entry,
      ...('value' in entry ? { value: everyText(value, how) } : {}),
      ...('display_value' in entry ? { display_value: everyText(display_value, how) } : {}),
    };
  });
}

/** The named fields of a body and of what is in it, each as it is told; meta by a rule of its own. */
function textsWith(value: Json, fields: Fields, ofMeta: (text: string) => string): Json {
  if (Array.isArray(value)) return value.map((one) => textsWith(one, fields, ofMeta));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key === 'meta_data') return [key, metaWith(one, ofMeta)];
      const how = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return [key, how && typeof one === 'string' ? how(one) : textsWith(one, fields, ofMeta)];
    }),
  );
}

/** Inside of an address names come back as they went, in an account they go through `sanitize_text_field`. */
function ofAccount(body: Json): Json {
  if (!isObject(body)) return body;
  const { billing, shipping, ...rest } = body;
  const kept = (part: Json) => textsWith(part, all(addressFields, asKept), asTextField);
  return {
    ...(textsWith(rest, all(['first_name', 'last_name'], asTextField), asTextField) as object),
    ...(billing === undefined ? {} : { billing: kept(billing) }),
    ...(shipping === undefined ? {} : { shipping: kept(shipping) }),
  };
}

interface WritesOf {
  readonly path: RegExp;
  readonly encode: (body: Json) => Json;
}

const goods: Fields = { name: asHtml, description: asTypedHtml, alt: asTextField };
const order: Fields = { ...all(addressFields, asKept), customer_note: asHtml };

const writesOf: readonly WritesOf[] = [
  { path: /\/wc\/v3\/products(?:\/\d+)?$/, encode: (body) => textsWith(body, goods, asTextField) },
  { path: /\/wc\/v3\/orders(?:\/\d+)?$/, encode: (body) => textsWith(body, order, asTextField) },
  { path: /\/wc\/v3\/customers(?:\/\d+)?$/, encode: ofAccount },
];

function sentWith(pathname: string, init: RequestInit | undefined): RequestInit | undefined {
  const rule = writesOf.find(({ path }) => path.test(pathname));
  if (!rule || typeof init?.body !== 'string') return init;
  return { ...init, body: JSON.stringify(rule.encode(JSON.parse(init.body))) };
}

async function cameAs(pathname: string, answer: Response): Promise<Response> {
  const rule = answersOf.find(({ path }) => path.test(pathname));
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (!rule || !answer.ok || !isJson || answer.body === null) return answer;
  const text = await answer.text();
  const { status, statusText } = answer;
  const headers = new Headers(answer.headers);
  // They are about the bytes that came.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(plainJson(text, rule.texts), { status, statusText, headers });
}

/** What is no JSON is no one's text, and is handed on for its reader to judge. */
function plainJson(text: string, texts: Fields): string {
  if (!text.includes('&')) return text;
  try {
    return JSON.stringify(textsWith(JSON.parse(text), texts, decoded));
  } catch {
    return text;
  }
}

/** A `fetch` to WordPress through which words go as they were typed, in both directions. */
export function withPlainTexts(network: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    return cameAs(pathname, await network(input, sentWith(pathname, init)));
  };
}
