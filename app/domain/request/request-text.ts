import * as v from 'valibot';

const required = 'required';

/** Invisible characters that no database, mail or page needs: control characters and direction overrides. */
const unseen = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** A visible character: not whitespace, and not a filler that only looks like it. */
const ink = /[^\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

function tidy(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '');
}

/**
 * A multi-line text field: cleaned up, not empty, limited in length. Messages are codes; the wording is chosen at the
 * edge.
 */
export function sentences(max: number) {
  return v.pipe(
    v.string(required),
    v.transform(tidy),
    v.trim(),
    v.regex(ink, required),
    v.maxLength(max, 'too-long'),
  );
}

/** A single-line field: line breaks become spaces. */
export function line(max: number) {
  return v.pipe(
    v.string(required),
    v.transform((text) => tidy(text).replace(/\s+/g, ' ')),
    v.trim(),
    v.regex(ink, required),
    v.maxLength(max, 'too-long'),
  );
}

/**
 * A single-line field that may be left empty, or be missing in a request from before it was asked. Forms always have
 * it: so the type says that it is there.
 */
export function optionalLine(max: number): v.GenericSchema<string, string> {
  return v.optional(
    v.pipe(
      v.string('required'),
      v.transform((text) => tidy(text).replace(/\s+/g, ' ')),
      v.trim(),
      v.transform((text) => (ink.test(text) ? text : '')),
      v.maxLength(max, 'too-long'),
    ),
    '',
  ) as v.GenericSchema<string, string>;
}
