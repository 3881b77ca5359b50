import { still } from '../drawing/face.ts';
import { Pen } from '../drawing/pen.ts';
import { people } from '../people/people.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let count = 0;

/** Part of someone's drawing in a box: with the person, or the place alone. */
export function art(
  id: string,
  box: Box,
  what: 'person' | 'place' | 'elsewhere',
  view = '0 0 400 500',
): string {
  const person = people.find((one) => one.id === id);
  if (!person) throw new Error(`No one is called ${id}`);
  const pen = new Pen(person.inks);
  (what === 'elsewhere' ? person.elsewhere : person.place)(pen, 0.1);
  if (what === 'person') person.person(pen, still);
  count += 1;
  // Names within one picture are unique.
  return pen
    .svg(false)
    .replaceAll(/(id="|url\(#)d(\d+)/g, `$1a${count}-$2`)
    .replace(
      /<svg [^>]*>/,
      `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">`,
    );
}
