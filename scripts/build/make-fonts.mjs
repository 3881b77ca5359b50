/**
 * Cuts the fonts that the site serves out of `@fontsource/fira-sans`, and prints the measures of their stand-ins for
 * `app/shell/global.css`. Fonts change once in years, so what this needs is not installed with the site:
 *
 *   npm install --no-save @fontsource/fira-sans@5.3.0 subset-font@2.9.0 fontkit@2.0.4
 *   node scripts/build/make-fonts.mjs
 *   node scripts/build/make-fonts.mjs DejaVuSans.ttf DejaVuSans-Bold.ttf
 *
 * The second form only measures: the regular and the bold file of a font that devices have.
 *
 * Fira Sans is under the SIL Open Font License 1.1 (`public/fonts/OFL.txt`, as the package has it). It reserves no
 * font name, so what is cut may keep the name; its copyright stays in each file. A changed font gets another name:
 * browsers keep one for a year.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'node_modules', '@fontsource', 'fira-sans');
const fonts = join(root, 'public', 'fonts');
const weights = [400, 500, 600];
/** Copyright, licence and its address. */
const legalNames = [0, 13, 14];

const original = (subset, weight) =>
  readFileSync(join(source, 'files', `fira-sans-${subset}-${weight}-normal.woff2`));

/** The letters of a `unicode-range`: `U+0100-0130, U+2116`. */
function lettersOf(range) {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, i) => from + i);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Of the 45 kB of `latin-ext` only what European languages write; `global.css` says what that is. */
function latinExtA() {
  const css = readFileSync(join(root, 'app', 'shell', 'global.css'), 'utf8');
  const [, range] = /latin-ext-a-400[^}]*unicode-range:([^;]+);/.exec(css) ?? [];
  if (!range) throw new Error('global.css has no latin-ext-a');
  return lettersOf(range);
}

const everyLetterOf = (font) =>
  fontkit
    .create(font)
    .characterSet.map((code) => String.fromCodePoint(code))
    .join('');
const fileOf = (subset, weight) => join(fonts, `fira-sans-${subset}-${weight}.woff2`);

/** Hints are a third of a file, and for screens of coarse points alone: phones and Macs do not read them. */
async function cut(from, letters, file) {
  const font = await subsetFont(from, letters, {
    targetFormat: 'woff2',
    preserveNameIds: legalNames,
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'mark', 'mkmk', 'ccmp'],
  });
  writeFileSync(file, font);
  console.log(`${file.slice(root.length + 1)}: ${font.length} bytes`);
}

async function makeFonts() {
  copyFileSync(join(source, 'LICENSE'), join(fonts, 'OFL.txt'));
  for (const weight of weights) {
    for (const subset of ['latin', 'greek', 'cyrillic']) {
      const whole = original(subset, weight);
      await cut(whole, everyLetterOf(whole), fileOf(subset, weight));
    }
    await cut(original('latin-ext', weight), latinExtA(), fileOf('latin-ext-a', weight));
  }
  // Small enough to travel inside the stylesheet.
  await cut(original('latin', 700), 'Astera', join(root, 'app', 'shell', 'wordmark.woff2'));
}

/** How often English has each letter and the space between words, in thousandths. */
const frequency = {
  ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 57, s: 52, h: 50, r: 49, d: 35, l: 33,
  c: 23, u: 23, m: 20, w: 19, f: 18, g: 17, y: 16, p: 16, b: 12, v: 8, k: 6,
}; // prettier-ignore

/** The average advance of running text, in ems. */
function averageAdvance(font) {
  const letters = Object.entries(frequency);
  const sum = letters.reduce((total, [letter, often]) => {
    const { advanceWidth } = font.glyphForCodePoint(letter.codePointAt(0));
    return total + (advanceWidth / font.unitsPerEm) * often;
  }, 0);
  return sum / letters.reduce((total, [, often]) => total + often, 0);
}

/** What makes a font of a device as wide and as high as ours, as `@font-face` has it. */
function measure(standIn, weight) {
  const ours = fontkit.create(original('latin', weight));
  const theirs = fontkit.create(readFileSync(standIn));
  const adjust = averageAdvance(ours) / averageAdvance(theirs);
  const percent = (share) => `${(share * 100).toFixed(2)}%`;
  const { ascent, descent, unitsPerEm } = ours;
  console.log(`${standIn} for ${weight}: size-adjust: ${percent(adjust)};`);
  console.log(`  ascent-override: ${percent(ascent / unitsPerEm / adjust)};`);
  console.log(`  descent-override: ${percent(-descent / unitsPerEm / adjust)};`);
}

const [regular, bold] = process.argv.slice(2);
if (regular && bold) {
  measure(regular, 400);
  measure(bold, 600);
} else {
  await makeFonts();
}
