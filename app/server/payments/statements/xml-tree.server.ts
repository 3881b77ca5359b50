import { decodeXML } from 'entities';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { StatementError } from './statement-error.server.ts';

const attribute = '@';
const content = '#text';

/** Elements by their local names, whatever namespace and version they are of. Values stay texts. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  textNodeName: content,
  parseTagValue: false,
  parseAttributeValue: false,
  // The five predefined entities are decoded below, where a text is used; there are no others.
  processEntities: false,
});

/**
 * Replaces each stretch of a text from an opening to a closing mark. One that is not closed stays, so that the time is
 * proportional to the length whatever the text is.
 */
export function replaceBetween(
  text: string,
  { open, close }: { readonly open: RegExp; readonly close: (opened: string) => string },
  by: (stretch: string, at: number) => string,
): string {
  const parts: string[] = [];
  let done = 0;
  for (const opening of text.matchAll(open)) {
    if (opening.index < done) continue;
    const closing = close(opening[0]);
    const end = text.indexOf(closing, opening.index + opening[0].length);
    if (end === -1) break;
    const after = end + closing.length;
    parts.push(
      text.slice(done, opening.index),
      by(text.slice(opening.index, after), opening.index),
    );
    done = after;
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(done);
}

/** Comments become blanks and CDATA becomes text, so that every `<` left begins an element. Lines stay in place. */
export function plainMarkup(text: string): string {
  const open = /<!--|<!\[CDATA\[/g;
  return replaceBetween(
    text,
    { open, close: (opened) => (opened === '<!--' ? '-->' : ']]>') },
    (stretch) =>
      stretch.startsWith('<!--')
        ? stretch.replaceAll(/[^\n]/g, ' ')
        : stretch.slice(9, -3).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

/**
 * Parses XML without ever looking at a document type: a file with one is refused, so that entities cannot grow.
 * @param firstLine the line of the file in which the text begins
 * @throws StatementError `doctype`, `broken-xml` with its line
 */
export function parseXml(text: string, firstLine = 1): unknown {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new StatementError('doctype');
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    throw new StatementError('broken-xml', firstLine - 1 + validity.err.line);
  }
  try {
    return parser.parse(text);
  } catch (error) {
    throw new StatementError('broken-xml', firstLine, error);
  }
}

/** All elements at the end of a path, of which each step may occur several times. */
export function elementsAt(node: unknown, ...path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>(
    (found, name) =>
      found.flatMap((one): unknown => {
        const isElement = typeof one === 'object' && one !== null && Object.hasOwn(one, name);
        return isElement ? (one as Record<string, unknown>)[name] : [];
      }),
    [node],
  );
}

/** The texts of all elements at the end of a path, decoded, without empty ones. */
export function textsAt(node: unknown, ...path: readonly string[]): readonly string[] {
  return elementsAt(node, ...path).flatMap((one) => {
    const [text = one] = elementsAt(one, content);
    const trimmed = typeof text === 'string' ? decodeXML(text).trim() : '';
    return trimmed === '' ? [] : [trimmed];
  });
}

/** The first of them; empty if there is none. */
export function textAt(node: unknown, ...path: readonly string[]): string {
  return textsAt(node, ...path)[0] ?? '';
}

/** An attribute of an element; empty if it has none of that name. */
export function attributeOf(node: unknown, name: string): string {
  return textAt(node, attribute + name);
}
