import * as v from 'valibot';

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
