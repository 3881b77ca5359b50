import type { Role } from './role.ts';

/** The signed-in person as the app knows him or her. */
export interface User {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  /** Address of the picture, or null. */
  readonly picture: string | null;
  /** Set while nothing answers before the person has set up a second factor. */
  readonly lacksSecondFactor?: boolean;
}
