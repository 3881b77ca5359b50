import * as v from 'valibot';

/** Tags that `wp_kses_post` leaves in a text, as far as tests type any. */
const known = /^(?:a|b|br|em|i|li|p|strong|ul)$/i;

/** As `wp_kses`: a tag it does not know is dropped, a bare `&` becomes an entity, a `<` that opens none as well. */
export function kses(text: string): string {
  return text
    .replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2});)/gi, '&amp;')
    .replace(/<\/?([\da-z]*)[^>]*>/gi, (tag, name: string) => (known.test(name) ? tag : ''))
    .replace(/<(?![a-z/])/gi, '&lt;')
    .trim();
}

/** As `sanitize_text_field`: no tags at all, one line, no bytes of an address. */
export function textField(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/<(?![a-z/])/gi, '&lt;')
    .replace(/[\r\n\t ]+/g, ' ')
    .replace(/%[\da-f]{2}/gi, '')
    .trim();
}

/** As `wp_unslash`. */
function unslash(text: string): string {
  return text.replace(/\\(.)/g, '$1');
}

/** The same of a value with all that is in it. */
function unslashed(value: unknown): unknown {
  if (typeof value === 'string') return unslash(value);
  if (Array.isArray(value)) return value.map(unslashed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unslashed(one)]));
}

const bodySchema = v.looseObject({
  meta_data: v.optional(v.array(v.looseObject({ key: v.string(), value: v.unknown() }))),
  images: v.optional(v.array(v.looseObject({ alt: v.optional(v.string()) }))),
});
type Body = v.InferOutput<typeof bodySchema>;

function cleaned(body: Body, fields: Readonly<Record<string, (text: string) => string>>): Body {
  const changed = Object.entries(fields).flatMap(([key, how]) => {
    const text = body[key];
    return typeof text === 'string' ? [[key, unslashed(how(text))] as const] : [];
  });
  const meta = body.meta_data?.map((entry) => {
    // WooCommerce keeps the slashes of a text alone, and the order store of posts none within a list.
    return typeof entry.value === 'string' ? entry : { ...entry, value: unslashed(entry.value) };
  });
  const images = body.images?.map((image) =>
    image.alt === undefined ? image : { ...image, alt: unslash(textField(image.alt)) },
  );
  return {
    ...body,
    ...Object.fromEntries(changed),
    ...(meta && { meta_data: meta }),
    ...(images && { images }),
  };
}

/** What a real WordPress keeps of what it is sent, by the path it is sent to. */
function keptOf(pathname: string, body: Body): Body {
  if (pathname.includes('/products')) return cleaned(body, { name: kses, description: kses });
  if (pathname.includes('/orders')) return cleaned(body, { customer_note: kses });
  if (!pathname.includes('/customers')) return body;
  const { billing, shipping } = body;
  const account = cleaned(body, { first_name: textField, last_name: textField });
  return {
    ...account,
    ...(billing === undefined ? {} : { billing: unslashed(billing) }),
    ...(shipping === undefined ? {} : { shipping: unslashed(shipping) }),
  };
}

/** A network behind which WordPress cleans what it is sent, as its sources do and the recordings show. */
export const cleaningNetwork: typeof fetch = (input, init) => {
  if (typeof init?.body !== 'string') return fetch(input, init);
  const { pathname } = new URL(input instanceof Request ? input.url : String(input));
  const body = keptOf(pathname, v.parse(bodySchema, JSON.parse(init.body)));
  return fetch(input, { ...init, body: JSON.stringify(body) });
};
