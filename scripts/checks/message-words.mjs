import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../node-runtime.mjs';

/** What the voice of the product rules out (docs/voice.md), by language, and what to write instead. */
export const refused = {
  en: [
    [/\b(somebody|nobody|everybody|whoever)\b/i, 'someone, no one, everyone, anyone who'],
    [/\be-mail/i, 'email'],
    [/\bgo on\b/i, 'continue, or the verb and its object'],
    [/\bnot right\b/i, 'what is wrong, and what to do'],
    [/\btoo often\b/i, 'Too many attempts'],
    [/\bwas faster\b/i, 'Someone else has already …'],
    [/\bsign(ed|s|ing)?[ -](in|out)\b/i, 'log in, log out'],
    [/\bpostal code\b/i, 'postcode'],
    [/\b(do|does|did|is|are|was|were|could|would|have|has) not\b|\bcannot\b/i, 'a contraction'],
    [/'/, 'the apostrophe ’'],
    [/[\d}] %/, 'no space before %'],
  ],
  el: [
    [/\bemail\b/i, 'e-mail'],
    [/πρόλαβε/i, 'τι έκανε κάποιος άλλος'],
  ],
  az: [[/daha tez (davran|ol)/i, 'başqası artıq …']],
  ru: [
    [/успел раньше|опередил/i, 'кто-то другой уже …'],
    [/[\d}] %/, 'без пробела перед %'],
  ],
  sr: [
    [/био бржи/i, 'неко други је већ …'],
    [/к\u{f4}д/iu, 'код'],
    [/[\d}] %/, 'без размака пре %'],
  ],
  tr: [
    [/hızlı davran|daha hızlıydı/i, 'başka biri çoktan …'],
    [/parola/i, 'şifre'],
    [/(\d|\}) ?%/, '% sayıdan önce'],
  ],
};

/** Fixed by the specification, word for word. */
const fixedTexts = new Set([
  '{celebrity} has accepted your request but has not yet responded.',
  '{celebrity} has not accepted your request yet.',
  'This is not a valid email',
]);

/** What Serbian text writes in Latin letters: names, formats and keys. */
const latinNames = new Set(
  (
    'A AA Astera AVI BIC CSV DATEV EUR EXTF F Facebook GB IBAN Instagram J JavaScript JPG K M MB MOV MP MT OUR PDF ' +
    'PIN PNG QR SEPA SHA Stripe Twitter UTC WCAG WebM WebP WooCommerce WordPress X ZIP a about camt ffmpeg z'
  ).split(' '),
);

/** A message without what is filled in, tags, addresses and names of files. */
function wordsOf(text) {
  return text
    .replaceAll(/\{\w+, (plural|select),/g, '')
    .replaceAll(/(\b\w+|=\d+) \{/g, '')
    .replaceAll(/<\/?\d+\/?>|https?:\S*|\/[\w-]+|[\w-]+\.json/g, '')
    .replaceAll(/\{\w+\}/g, '{}');
}

function latinWordsIn(text) {
  return (wordsOf(text).match(/[A-Za-z]+/g) ?? []).filter((word) => !latinNames.has(word));
}

/** What is wrong with the words of one message, each with what to write. */
export function messageFaults(locale, id, text) {
  if (fixedTexts.has(id) && locale === 'en') return [];
  const said = locale === 'en' ? text : wordsOf(text);
  const faults = refused[locale].flatMap(([pattern, better]) => {
    const found = pattern.exec(said);
    return found ? [`"${found[0]}": ${better}`] : [];
  });
  const latin = locale === 'sr' ? latinWordsIn(text) : [];
  if (latin.length > 0) faults.push(`"${latin.join(' ')}": ћирилица`);
  if (text === '') faults.push('is not translated');
  return faults;
}

/** The messages of a catalogue: id and text. */
export function messagesOf(catalogue) {
  return [...catalogue.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, text]) => [
    id.replaceAll('\\"', '"'),
    text.replaceAll('\\"', '"'),
  ]);
}

/** Every message of every language; each fault names its catalogue and its message. */
export function allMessageFaults() {
  return Object.keys(refused).flatMap((locale) =>
    ['messages', 'account'].flatMap((name) => {
      const file = `locales/${locale}/${name}.po`;
      const messages = messagesOf(readFileSync(join(root, file), 'utf8'));
      return messages.flatMap(([id, text]) =>
        messageFaults(locale, id, text).map((fault) => `${file}, "${id}": ${fault}`),
      );
    }),
  );
}
