import type { garments } from './garments.ts';
import type { hairStyles } from './hair.ts';
import type { backdrops, backdropShapes, hairColours, skins } from './palette.ts';
import { type Mouth } from './face.ts';

/** One person as words: every value names a drawing of this folder. */
export interface PortraitSpec {
  readonly id: string;
  /** Which of the two sets of outlines is used. */
  readonly sex: 'f' | 'm';
  readonly skin: keyof typeof skins;
  readonly hair: keyof typeof hairStyles;
  readonly hairColour: keyof typeof hairColours;
  readonly wear: keyof typeof garments;
  /** One to three colours of the garment. */
  readonly cloth: readonly [string, string?, string?];
  readonly backdrop: keyof typeof backdrops;
  readonly shape: keyof typeof backdropShapes;
  readonly mouth: Mouth;
  /** Colour of the iris. */
  readonly eye?: string;
  readonly lip?: string;
  /** Degrees the head leans. */
  readonly tilt?: number;
  readonly beard?: 'stubble' | 'full';
  readonly glasses?: 'round' | 'shades';
  readonly earring?: 'stud' | 'drop';
  readonly hat?: 'cap' | 'chef' | 'band' | 'beanie';
  readonly hatColour?: string;
  readonly headphones?: true;
}

/** A moment of a moving portrait. Everything left out is as in the still picture. */
export interface Pose {
  /** How far the eyes are open, 0 to 1. */
  readonly open?: number;
  readonly mouth?: Mouth;
  /** Sideways movement of the whole figure. */
  readonly dx?: number;
  /** Degrees the whole figure leans. */
  readonly lean?: number;
}
