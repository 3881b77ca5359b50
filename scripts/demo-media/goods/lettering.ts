/** Capital letters as lines in boxes of 10 by 14, so that no font has to be there when the pictures are made. */
const letters: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  B: 'M0 0V14H6A3.7 3.7 0 0 0 6 6.6H0M0 0H5A3.3 3.3 0 0 1 5 6.6',
  C: 'M10 3A5.6 7 0 1 0 10 11',
  D: 'M0 0V14H4A6 7 0 0 0 4 0Z',
  E: 'M9 0H0V14H9M0 7H7',
  F: 'M9 0H0V14M0 7H7',
  G: 'M10 3A5.6 7 0 1 0 10 11V8H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14',
  J: 'M8 0V10A4 4 0 0 1 0 10',
  K: 'M0 0V14M9 0L0 8M3.5 5L10 14',
  L: 'M0 0V14H8',
  M: 'M0 14V0L5 9L10 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5 0A5 7 0 1 1 4.9 0Z',
  P: 'M0 14V0H6A4 4 0 0 1 6 8H0',
  Q: 'M5 0A5 7 0 1 1 4.9 0ZM6 10L10 15',
  R: 'M0 14V0H6A4 4 0 0 1 6 8H0M5 8L10 14',
  S: 'M9 2.5C7 -1 1 -1 1 3.5C1 8 9 6 9 10.5C9 15 2 15 0 11.5',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9A5 5 0 0 0 10 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M-1 0L2 14L5 3L8 14L11 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M0 0H10L0 14H10',
  '0': 'M5 0A5 7 0 1 1 4.9 0Z',
  '2': 'M0 3C1 -1 10 -1 9 4C9 7 1 11 0 14H10',
  '5': 'M9 0H1V6C4 4 10 5 9 10C8 15 1 15 0 11',
  '6': 'M8 0C2 4 0 8 0 10A5 4.4 0 1 0 1 8',
  '7': 'M0 0H10L3 14',
  '8': 'M5 6.5A3.6 3.2 0 1 1 5.1 6.5A4.6 3.7 0 1 1 5 6.5',
  '9': 'M9 6A4.6 4.2 0 1 1 9.4 4C9.6 9 7 12 3 14',
};

/** A line of words around `x`, its letters `height` high. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 2.2,
): string {
  const scale = height / 14;
  const step = 14.2;
  const start = x - ((text.length - 1) * step * scale) / 2 - 5 * scale;
  const drawn = [...text].map((letter, index) => {
    const path = letters[letter];
    return path ? `<path transform="translate(${index * step} 0)" d="${path}"/>` : '';
  });
  return `<g transform="translate(${start.toFixed(1)} ${y}) scale(${scale.toFixed(3)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`;
}

/** A signature that spells nothing; each `hand` writes another. */
export function signature(x: number, y: number, scale: number, colour: string, hand = 0): string {
  const hands = [
    'M0 20C10 -10 24 -22 26 -6C28 12 6 30 10 32C18 34 30 8 36 10C40 12 32 26 38 26C46 26 50 8 56 10C60 12 54 26 60 24C72 20 76 -14 84 -10C90 -6 74 30 84 26C96 20 104 6 120 10M-6 40C30 30 80 30 128 34',
    'M4 30C2 4 14 -26 24 -18C34 -8 10 8 8 12C20 6 34 10 28 22C24 32 12 32 6 28M36 22C46 4 52 10 46 22C44 28 52 26 58 16C62 8 66 14 62 22C72 8 78 8 76 20C84 24 92 -20 98 -16C102 -10 88 26 98 24C110 20 116 8 126 14',
    'M6 -14C10 10 4 28 2 32M-8 -10C14 -24 38 -16 30 -2C26 8 12 8 8 8M34 24C34 8 48 6 46 16C44 26 34 28 38 20C44 8 52 4 56 22C60 8 68 4 70 12C70 22 62 26 74 24C86 20 92 2 100 6C108 12 88 30 104 26C112 24 118 18 124 12M20 38C50 34 80 36 110 32',
  ];
  return `<path transform="translate(${x} ${y}) scale(${scale})" d="${hands[hand % hands.length] ?? ''}" fill="none" stroke="${colour}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}
