import * as v from 'valibot';

const required = 'required';

/** Characters that no one sees, and that no database, mail or page needs: controls and turned directions. */
const unseen = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Something that leaves ink: no blank, and no filler that only looks like one. */
const ink = /[^\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/u;

function tidy(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(unseen, '');
}

/** A field of sentences: tidied, not empty, not endless. Messages are codes; sentences are chosen at the edge. */
export function sentences(max: number) {
  return v.pipe(
    v.string(required),
    v.transform(tidy),
    v.trim(),
    v.regex(ink, required),
    v.maxLength(max, 'too-long'),
  );
}

/** A field of one line: whatever breaks it is a blank. */
export function line(max: number) {
  return v.pipe(
    v.string(required),
    v.transform((text) => tidy(text).replace(/\s+/g, ' ')),
    v.trim(),
    v.regex(ink, required),
    v.maxLength(max, 'too-long'),
  );
}
