/** The parsed headers of a form part. */
export interface PartHead {
  /** The field name; empty if missing. */
  readonly name: string;
  /** Without folders; undefined if the part is not a file. */
  readonly fileName: string | undefined;
}

const disposition = /^content-disposition:(.*)$/i;
const parameter = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g;

/** Parses the `Content-Disposition` of a part (RFC 7578 §4.2); its other headers are not trusted. */
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

/** Decodes an RFC 8187 value, such as `UTF-8''film%20%CE%B1.mp4`; undefined if invalid. */
function decoded(value: string | undefined): string | undefined {
  const text = /^utf-8'[^']*'(.*)$/i.exec(value ?? '')?.[1];
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
