import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import { root } from '../node-runtime.mjs';

/** Words of our own making that were replaced by those that everyone in the field uses, and what to write. */
export const names = [
  [/^demand[A-Z]/, 'requireX'],
  [/^most[A-Z]/, 'maxX'],
  [/^longest[A-Z]/, 'maxXLength'],
  [/Deed|^deed/, 'auditAction'],
  [/[tT]win(?=$|[A-Z])/, 'duplicate'],
  [/Bell$|^bell$/, 'emitter'],
  [/Shelf$|^shelf/, 'carousel, cache or repository'],
  [/^steady|Steady/, 'resilient or stable'],
  [/^kept[A-Z]|^Kept[A-Z]/, 'a draft, saved, stored or cached'],
  [/^late[A-Z](?!rThan)|^Late[A-Z]/, 'lazyX'],
  [/^forget[A-Z]\w*Together|forgetTogether/, 'broadcastInvalidation'],
  [/[oO]rderNews/, 'orderNotification'],
  [/^letGo$|^linger$/, 'drainAndClose'],
  [/[sS]haredTurns|[wW]riteTurns/, 'lock'],
];

/** In comments, documents and sentences of the product. */
export const words = [
  [/\b(somebody|someone's self)\b/i, 'someone, a user'],
  [/(?<![\w'"`@-])nobody(?![\w'"`@-])/i, 'no one'],
  [/\b(whoever|whomever|whosever)\b/i, 'anyone who, the person who, the caller'],
  [/(?<![\w'"`@-])everybody(?![\w'"`@-])/i, 'everyone'],
];

/** Names that a file exports, and its own. */
function namesIn(file, text) {
  const exported = text.matchAll(
    /^export (?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm,
  );
  const own = basename(file)
    .replace(/\..*$/, '')
    .replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return [own, ...[...exported].map(([, name]) => name)];
}

/** What a file says to people: all of a document, comments of code, messages of a catalogue. */
function saidIn(file, text) {
  const lines = text.split('\n');
  if (file.endsWith('.md')) return lines;
  if (file.endsWith('.po')) return lines.filter((line) => line.startsWith('msgid'));
  return lines.map((line) => /^\s*(?:\/\*\*?|\*|\/\/)(.*)/.exec(line)?.[1] ?? '');
}

/** Columns of a line of prose, in documents and in comments. Tables and addresses may be longer. */
const columns = 120;

/** Lines of prose that are too long: of documents all but tables, of code comments. */
function longLines(file, text) {
  const isProse = file.endsWith('.md')
    ? (line) => !/^\s*\|/.test(line)
    : (line) => /^\s*(?:\/\*\*|\*|\/\/) /.test(line);
  return text.split('\n').flatMap((line, index) => {
    const isLong = line.length > columns && isProse(line) && /\S\s\S/.test(line.slice(0, columns));
    return isLong ? [`line ${index + 1} has ${line.length} columns, of ${columns}`] : [];
  });
}

/** What is wrong with the words of a file, each with what to write instead. */
export function faultsIn(file, text) {
  const isCode = /\.(ts|tsx|mjs)$/.test(file);
  const inNames = isCode
    ? namesIn(file, text).flatMap((name) =>
        names.filter(([pattern]) => pattern.test(name)).map(([, better]) => `${name}: ${better}`),
      )
    : [];
  const said = saidIn(file, text).join('\n');
  const inTexts = words.flatMap(([pattern, better]) => {
    const found = pattern.exec(said);
    return found ? [`"${found[0]}": ${better}`] : [];
  });
  const lines = file.endsWith('.po') ? [] : longLines(file, text);
  return [...inNames, ...inTexts, ...lines].map((fault) => `${file}: ${fault}`);
}

/** Every file of ours: code, documents, the English catalogues. */
export function wordFaults() {
  const inFolder = (folder, pattern) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)));
  const code = ['app', 'backend', 'scripts'].flatMap((folder) =>
    inFolder(folder, /\.(ts|tsx|mjs)$/),
  );
  const files = [
    ...code.filter((file) => !/\.gen\.ts$|scripts\/checks\/words|seed\/world\//.test(file)),
    ...inFolder('docs', /^(?!night-report|security|trouble).*\.md$/),
    ...inFolder('locales/en', /\.po$/),
    ...['README.md', 'CONTRIBUTING.md', 'CONTEXT.md'],
  ];
  return files.flatMap((file) => faultsIn(file, readFileSync(join(root, file), 'utf8')));
}
