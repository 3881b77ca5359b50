/** One key of sealed sessions as an operator writes it: `name:base64`. */
const written = /^\s*([\w-]+):(\S+)\s*$/;

/** Bytes of each. */
const keyBytes = 32;

/** Whether a setting is a list of keys with names, with commas between them. */
export function isKeyList(setting: string): boolean {
  return setting
    .split(',')
    .filter((part) => part.trim() !== '')
    .every((part) => {
      const [, , base64 = ''] = written.exec(part) ?? [];
      return Buffer.from(base64, 'base64').byteLength === keyBytes;
    });
}
