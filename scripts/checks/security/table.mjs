import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../node-runtime.mjs';

const states = ['met', 'n/a', 'not met'];
const rowPattern = /^\| (V\d+\.\d+\.\d+) +\| ([12]) +\| ([^|]+?) +\| (.*?) *\|$/gm;
/** A file, and what stands in it where that is said. */
const citedPattern = /`([^`]+)`(?: “([^”]+)”)?/g;

/** The rows of the table of requirements in a Markdown text. */
export function rowsOf(text) {
  return [...text.matchAll(rowPattern)].map(([, id, level, state, evidence]) => ({
    id,
    level,
    state,
    evidence,
  }));
}

/** How many rows there are in each state. */
export function countsOf(rows) {
  return Object.fromEntries(
    states.map((state) => [state, rows.filter((row) => row.state === state).length]),
  );
}

/** What the sentence at the top of the page has to say of the rows. */
export function sentenceOf(rows) {
  const counts = countsOf(rows);
  return `Of ${rows.length} requirements ${counts.met} are met, ${counts['n/a']} do not apply and ${counts['not met']} are not met.`;
}

function faultsOfRow({ id, state, evidence }, read) {
  if (!states.includes(state)) return [`${id}: “${state}” is no state`];
  if (evidence.trim() === '') return [`${id}: has neither evidence nor a reason`];
  if (state !== 'met') return [];
  const cited = [...evidence.matchAll(citedPattern)].filter(([, path]) => /[./]/.test(path));
  if (cited.length === 0) return [`${id}: is met, and cites no file`];
  return cited.flatMap(([, path, title]) => {
    const text = read(path);
    // What is in a note, such as the name of a setting, is no file.
    if (text === null) return [`${id}: there is no ${path}`];
    return title === undefined || text.includes(title) ? [] : [`${id}: ${path} has no “${title}”`];
  });
}

/**
 * A sentence for each row without evidence, each file that is not there, each title that does not stand in its file,
 * each requirement that is missing or there twice, and a sentence at the top that counts wrongly.
 * @param text the page, in Markdown
 * @param read the text of a file of the project; null where there is none
 * @param expected how many requirements there are
 */
export function faultsOfTable(text, read, expected) {
  const rows = rowsOf(text);
  const ids = rows.map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...(rows.length === expected ? [] : [`there are ${rows.length} rows, not ${expected}`]),
    ...twice.map((id) => `${id}: is there twice`),
    ...(text.includes(sentenceOf(rows)) ? [] : [`the top should say: ${sentenceOf(rows)}`]),
    ...rows.flatMap((row) => faultsOfRow(row, read)),
  ];
}

/** Requirements of level 1 and 2 in ASVS 5.0. */
const requirements = 253;

/** Checks docs/operate/security.md against the files that it cites. @returns a sentence for each fault */
export function checkSecurityTable() {
  const texts = new Map();
  const read = (path) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const full = join(root, path);
    const text = existsSync(full) ? readFileSync(full, 'utf8') : null;
    texts.set(path, text);
    return text;
  };
  return faultsOfTable(read('docs/operate/security.md') ?? '', read, requirements);
}
