/** A session encryption key as the operator writes it: `name:base64`. */
const written = /^\s*([\w-]+):(\S+)\s*$/;

/** Bytes per key. */
const keyBytes = 32;

/** Whether a setting is a comma-separated list of named keys. */
export function isKeyList(setting: string): boolean {
  return setting
    .split(',')
    .filter((part) => part.trim() !== '')
    .every((part) => {
      const [, , base64 = ''] = written.exec(part) ?? [];
      return Buffer.from(base64, 'base64').byteLength === keyBytes;
    });
}
