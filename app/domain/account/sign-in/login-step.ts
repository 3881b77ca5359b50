/**
 * What else the login page may ask for: the second factor, whether a new user accepts our terms, and whether to keep an
 * account that is scheduled for deletion.
 */
export const loginSteps = ['second', 'agree', 'deletion'] as const;
export type LoginStep = (typeof loginSteps)[number];
