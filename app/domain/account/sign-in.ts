import * as v from 'valibot';

/**
 * What the login page asks besides: the second factor, whether somebody new agrees to our texts, and whether an account that
 * is going to be deleted is to stay.
 */
export const loginSteps = ['second', 'agree', 'deletion'] as const;
export type LoginStep = (typeof loginSteps)[number];

const required = v.pipe(
  v.string('required'),
  v.minLength(1, 'required'),
  v.maxLength(200, 'too-long'),
);

/** The sign-in form: a user name or an e-mail address, and a password. */
export const signInSchema = v.object({
  username: v.pipe(required, v.trim(), v.minLength(1, 'required')),
  password: required,
});
export type SignIn = v.InferOutput<typeof signInSchema>;
