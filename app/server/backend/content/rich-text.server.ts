import sanitizeHtml from 'sanitize-html';

const tags = [
  ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'small', 'sub', 'sup'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class'],
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
};
/** Classes of WordPress's block library; a class of ours could cover the page with a link. */
const blockClass = /^(?:wp-block-|has-|align|is-)[a-z0-9_-]{0,60}$/;
/** Paths on our own site; never `//host`, which leads elsewhere. */
const ownPath = /^\/(?![/\\])[^\\\s]*$/;
const ownPicture = /^\/(?:demo|media)\/[\w./-]+$/;
const outwards = /^(?:https?:\/\/[^\s/\\]|mailto:|tel:)[^\s\\]*$/i;
const wholeNumber = /^\d{1,4}$/;

function isSafe(tag: string, name: string, value: string): boolean {
  if (name === 'class') return value.split(' ').every((one) => blockClass.test(one));
  if (name === 'href') return ownPath.test(value) || value.startsWith('#') || outwards.test(value);
  if (name === 'src') return ownPicture.test(value) && !value.includes('..');
  if (name === 'rel') return value === 'noopener noreferrer nofollow';
  if (name === 'loading') return value === 'lazy';
  if (name === 'scope') return value === 'col' || value === 'row';
  if (name === 'reversed') return value === '';
  return name === 'alt' || wholeNumber.test(value);
}

function keptAttributes(tag: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const known = [...(attributes['*'] ?? []), ...(attributes[tag] ?? [])];
  const kept: sanitizeHtml.Attributes = {};
  for (const name of known) {
    const value = given[name];
    if (value === undefined || name === 'rel' || name === 'loading') continue;
    const cleaned =
      name === 'class'
        ? value
            .split(/\s+/)
            .filter((one) => blockClass.test(one))
            .join(' ')
        : value.trim();
    if (cleaned === '' && name !== 'alt' && name !== 'reversed') continue;
    if (isSafe(tag, name, cleaned)) kept[name] = cleaned;
  }
  if (tag === 'a' && kept['href'] && outwards.test(kept['href'])) {
    kept['rel'] = 'noopener noreferrer nofollow';
  }
  if (tag === 'img') kept['loading'] = 'lazy';
  return kept;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: Object.fromEntries(
    Object.entries(attributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // The contents of these elements are not human-readable text.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'xmp',
    'svg',
    'math',
    'iframe',
  ],
  enforceHtmlBoundary: false,
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, given) => ({ tagName, attribs: keptAttributes(tagName, given) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
};

/** True if a second parse finds only allowed tags and attributes. */
function isOnTheList(html: string): boolean {
  let clean = true;
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    onOpenTag: (tag, given) => {
      const known = new Set([...(attributes['*'] ?? []), ...(attributes[tag] ?? [])]);
      const safe = Object.entries(given).every(
        ([name, value]) => known.has(name) && isSafe(tag, name, value),
      );
      clean &&= tags.includes(tag) && safe;
    },
  });
  return clean;
}

const mostCharacters = 200_000;

/**
 * Sanitises a back end's rich text so that nothing active remains, with an allowlist of tags, attributes, classes and
 * schemes. The result is parsed again; if anything else is found, only its plain text is returned.
 */
export function sanitiseRichText(html: string): string {
  const once = sanitizeHtml(html.slice(0, mostCharacters), options);
  if (isOnTheList(once)) return once;
  return sanitizeHtml(once, { allowedTags: [], allowedAttributes: {} });
}
