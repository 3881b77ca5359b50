import type { Pose } from '../drawing/face.ts';
import type { Inks, Pen } from '../drawing/pen.ts';

/** Someone of the demo world as drawn and filmed. None of them exists; no one was drawn from a photograph. */
export interface Person {
  /** The name of the picture files. */
  readonly id: string;
  readonly inks: Inks;
  /** Pitch of the voice in hertz. */
  readonly pitch: number;
  /** The place of the portrait; `time` is the part of a film that has passed, 0 to 1. */
  readonly place: (pen: Pen, time: number) => void;
  /** Where the second film was made. */
  readonly elsewhere: (pen: Pen, time: number) => void;
  readonly person: (pen: Pen, pose: Pose) => void;
}
