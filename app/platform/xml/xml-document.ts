import Builder from 'fast-xml-builder';

/** A tree of elements in the order in which they are written; names that begin with `@` are attributes. */
export interface XmlTree {
  readonly [name: string]: XmlNode | undefined;
}
export type XmlNode = string | number | XmlTree | readonly XmlNode[];

const builder = new Builder({
  format: true,
  indentBy: '  ',
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#text',
});

/** What XML 1.0 cannot hold, even escaped: controls, lone surrogates and noncharacters. */
const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function writable(node: XmlNode): XmlNode {
  if (typeof node === 'number') return String(node);
  if (typeof node === 'string') return node.replace(unwritable, '');
  if (isList(node)) return node.map(writable);
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, child]) =>
      child === undefined ? [] : [[name, writable(child)]],
    ),
  );
}

const isList = (node: XmlTree | readonly XmlNode[]): node is readonly XmlNode[] =>
  Array.isArray(node);

/** An XML document in UTF-8. An element that is undefined is left out; text that XML cannot hold is removed. */
export function xmlDocument(root: XmlTree): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(writable(root))}`;
}
