/** The keyboard commands of the approvals list. */
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

/** The parts of a keyboard event that determine its command. */
export interface PressedKey {
  readonly key: string;
  /** The physical key, such as `KeyJ`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  /** The key is held down. */
  readonly repeat: boolean;
}

/** Navigation may repeat while the key is held down; decisions may not. */
const repeatable: readonly KeyCommand[] = ['next', 'previous'];

function isKnown(key: string): key is keyof typeof approvalKeys {
  return Object.hasOwn(approvalKeys, key);
}

/**
 * The command of a key press, or null. Greek and Cyrillic layouts lack these letters, so there the physical key counts.
 * With a modifier the press is left to the browser.
 */
export function commandOf(press: PressedKey): KeyCommand | null {
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const written = press.key.toLowerCase();
  const isLatin = /^[\x20-\x7e]$/.test(written);
  const letter = isLatin ? written : (/^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase() ?? '');
  const command = isKnown(letter) ? approvalKeys[letter] : null;
  return command && press.repeat && !repeatable.includes(command) ? null : command;
}
