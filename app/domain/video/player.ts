/** How a player is used: times, keys, speeds, and where someone stopped. */

/** A position or length in seconds as players show it: `0:07`, `12:30`, `1:02:03`. */
export function playerTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const shown = hours > 0 ? `${hours}:${two(minutes)}` : String(minutes);
  return `${shown}:${two(whole % 60)}`;
}

export const playerSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next faster or slower speed; the fastest and the slowest stay. */
export function changedSpeed(speed: number, step: 1 | -1): number {
  const at = playerSpeeds.findIndex((known) => known >= speed);
  const index = at === -1 ? playerSpeeds.length - 1 : at;
  return playerSpeeds[Math.min(playerSpeeds.length - 1, Math.max(0, index + step))] ?? 1;
}

/** Seconds that an arrow key skips. */
export const skipSeconds = 5;

export type PlayerAction =
  | 'toggle'
  | 'back'
  | 'forward'
  | 'start'
  | 'end'
  | 'mute'
  | 'full-screen'
  | 'captions'
  | 'faster'
  | 'slower';

const byKey: Readonly<Record<string, PlayerAction>> = {
  ' ': 'toggle',
  k: 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'start',
  End: 'end',
  m: 'mute',
  f: 'full-screen',
  c: 'captions',
  '<': 'slower',
  '>': 'faster',
};
/** Letters by their place, for keyboards that write Greek or Cyrillic. */
const byCode: Readonly<Record<string, PlayerAction>> = {
  KeyK: 'toggle',
  KeyM: 'mute',
  KeyF: 'full-screen',
  KeyC: 'captions',
};

interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key does in a player; null for a key of the browser's. */
export function playerActionOf(pressed: PressedKey): PlayerAction | null {
  const { key, code, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  const known = byKey[key.length === 1 ? key.toLowerCase() : key];
  if (known) return known;
  // A Latin letter means itself, wherever it is on the keyboard.
  return /^[a-z]$/i.test(key) ? null : (byCode[code] ?? null);
}

const nearSeconds = 5;

/**
 * Where a video goes on that was stopped at `stopped` seconds: not right after the start, and not right before the end.
 */
export function resumedAt(stopped: number, duration: number): number {
  const isWorthIt = stopped > nearSeconds && stopped < duration - nearSeconds;
  return isWorthIt ? stopped : 0;
}
