import type { Pose } from './drawing/face.ts';
import { numbers } from './drawing/path.ts';
import type { Person } from './people/person.ts';
import { opening, type Phrase } from './voice.ts';

/** A short film of one person who speaks. */
export interface Film {
  readonly person: Person;
  readonly durationMs: number;
  /** When the person speaks. */
  readonly lines: readonly Phrase[];
  /** Makes two films differ in movement and voice: any whole number. */
  readonly seed: number;
  readonly place: 0 | 1;
  /** 0 shows all of the drawing, 1 is nearer. */
  readonly view: 0 | 1;
}

/** What the person does `at` milliseconds. All movement has periods that fit the film, so that a loop does not jump. */
export function poseAt({ durationMs, lines, seed }: Film, at: number): Pose {
  const random = numbers(seed);
  const time = at / durationMs;
  const round = (times: number): number => Math.sin((time * times + random()) * 2 * Math.PI);
  const [look, nod, lilt, gesture, beat] = [round(1), round(3), round(5), round(2), round(6)];
  const blinks = [0.19, 0.47, 0.78].map((part) => (part + random() * 0.1) * durationMs);
  const toBlink = Math.min(...blinks.map((blink) => Math.abs(at - blink)));
  const first = lines[0]?.from ?? 0;
  const last = lines.at(-1)?.to ?? 0;
  const speaking = first <= at && at < last;
  return {
    eyes: toBlink < 60 ? 0 : toBlink < 120 ? 0.55 : 1,
    ...(speaking ? { speaks: opening(lines, at) } : {}),
    tilt: 2.4 * nod + (speaking ? 1.1 * lilt : 0),
    turn: 0.15 * look,
    wave: 1.3 * gesture + (speaking ? 0.5 * beat : 0),
    time,
  };
}
