/** What can be done with the keyboard in the list of approvals. */
export const approvalKeys = {
  j: 'next',
  k: 'previous',
  x: 'select',
  a: 'accept',
  r: 'reject',
  o: 'open',
  '/': 'search',
} as const;
export type KeyCommand = (typeof approvalKeys)[keyof typeof approvalKeys];

/** Of a key press what decides on its meaning. */
export interface PressedKey {
  readonly key: string;
  /** The place of the key, such as `KeyJ`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** It is held down. */
  readonly repeat: boolean;
}

/** Moving on may be repeated by holding the key down; deciding may not. */
const repeatable: readonly KeyCommand[] = ['next', 'previous'];

function isKnown(key: string): key is keyof typeof approvalKeys {
  return Object.hasOwn(approvalKeys, key);
}

/**
 * What a press means, or null. A keyboard that writes Greek or Cyrillic has no such letters: there the place of the key
 * counts. With a modifier it is the browser's.
 */
export function commandOf(press: PressedKey): KeyCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const written = press.key.toLowerCase();
  const isLatin = /^[\x20-\x7e]$/.test(written);
  const letter = isLatin ? written : (/^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase() ?? '');
  const command = isKnown(letter) ? approvalKeys[letter] : null;
  return command && press.repeat && !repeatable.includes(command) ? null : command;
}
