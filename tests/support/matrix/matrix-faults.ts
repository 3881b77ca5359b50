import { openOwnedThings, type OwnedThings } from './owned-things.ts';
import { persons, type MatrixRow, type Person } from './persons.ts';
import type { SitePeople } from './site-people.ts';

/** Who may read which planted word, of all that was made so far and is as it was made. */
const planted = new Map<string, readonly Person[]>();

/** A stream of events has no end: what it begins with is read. */
async function textOf(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return answer.text();
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

/**
 * What is wrong with what everyone is answered: it is beside the matrix, tells too much or too little, or changed
 * something.
 */
export async function faultsOf(
  people: SitePeople,
  row: MatrixRow,
  ask: (person: Person, things: OwnedThings) => Promise<Response>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [index, person] of persons.entries()) {
    const things = openOwnedThings(people);
    const answer = await ask(person, things);
    const text = await textOf(answer);
    const wanted = row.answers[index] ?? 0;
    if (answer.status !== wanted) faults.push(`${person} gets ${answer.status}, not ${wanted}`);
    for (const [mark, readers] of things.marks) planted.set(mark, readers);
    for (const [mark, readers] of planted) {
      if (text.includes(mark) && !readers.includes(person)) faults.push(`${person} reads ${mark}`);
    }
    if (/\bEve\b/.test(text)) faults.push(`${person} is believed what was sent along`);
    const isTheirs = wanted < 400 && (row.for ?? persons).includes(person);
    const shown = [...things.marks].filter(
      ([mark, readers]) => readers.includes(person) && text.includes(mark),
    );
    if (row.shows && isTheirs && shown.length === 0) faults.push(`${person} is shown nothing`);
    if (await things.areUntouched()) continue;
    if (!isTheirs) faults.push(`${person} changes it`);
    // Who may read it is another question now.
    for (const mark of things.marks.keys()) planted.delete(mark);
  }
  return faults;
}
