/**
 * What the login page asks besides: the second factor, whether someone new agrees to our texts, and whether an account
 * that is going to be deleted is to stay.
 */
export const loginSteps = ['second', 'agree', 'deletion'] as const;
export type LoginStep = (typeof loginSteps)[number];
