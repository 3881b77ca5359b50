/** The kinds of account a visitor can register. Kept apart from the form's rules, which a first visit does not load. */
export const accountKinds = ['fan', 'celebrity'] as const;
export type AccountKind = (typeof accountKinds)[number];
