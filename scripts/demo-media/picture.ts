import { still, type Pose } from './drawing/face.ts';
import { Pen } from './drawing/pen.ts';
import type { Person } from './people/person.ts';

/** A person at a moment as SVG of 400 by 500; `place` 1 is where the second film was made. */
export function picture(
  person: Person,
  pose: Pose = still,
  place: 0 | 1 = 0,
  grain = true,
): string {
  const pen = new Pen(person.inks);
  (place === 0 ? person.place : person.elsewhere)(pen, pose.time);
  person.person(pen, pose);
  return pen.svg(grain);
}
