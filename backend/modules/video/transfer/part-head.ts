/** What the head of a part of a form says. */
export interface PartHead {
  /** Of the field; empty when it is not said. */
  readonly name: string;
  /** Without folders; undefined for a part that is no file. */
  readonly fileName: string | undefined;
}

const disposition = /^content-disposition:(.*)$/i;
const parameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;

/** Reads the `Content-Disposition` of a part (RFC 7578 §4.2); whatever else stands in its head is not believed. */
export function readPartHead(head: string): PartHead {
  const said = head
    .split('\r\n')
    .map((line) => disposition.exec(line)?.[1])
    .find((line) => line !== undefined);
  const values = new Map<string, string>();
  for (const [, name = '', quoted, plain = ''] of (said ?? '').matchAll(parameter)) {
    values.set(name.toLowerCase(), quoted?.replaceAll(/\\(["\\])/g, '$1') ?? plain);
  }
  const extended = decoded(values.get('filename*'));
  const fileName = extended ?? values.get('filename');
  return { name: values.get('name') ?? '', fileName: fileName?.split(/[/\\]/).at(-1) };
}

/** A value of RFC 8187, such as `UTF-8''film%20%CE%B1.mp4`; undefined when it is none. */
function decoded(value: string | undefined): string | undefined {
  const text = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
