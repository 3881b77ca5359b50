/** As what an account registers. Apart from the form's rules, which a first visit does not load. */
export const accountKinds = ['fan', 'celebrity'] as const;
export type AccountKind = (typeof accountKinds)[number];
