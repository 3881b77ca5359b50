import type { Role } from './role.ts';

/** The signed-in user as the app knows them. */
export interface User {
  readonly id: number;
  readonly role: Role;
  readonly name: string;
  /** URL of the picture, or null. */
  readonly picture: string | null;
  /** Set while everything is blocked until the user has set up a second factor. */
  readonly lacksSecondFactor?: boolean;
}
