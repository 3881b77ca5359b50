import * as v from 'valibot';
import { publicLink } from './application.ts';
import { applicationSchema } from './application-schema.ts';
import { applicationLimits } from './application-limits.ts';

/** Links as typed into one field, one per line. */
function linesOf(text: string): readonly string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** The form: all links in one field. `typedApplication` reads its values. */
export const applicationFormSchema = v.object({
  links: v.pipe(
    v.string(),
    v.check((text) => linesOf(text).length <= applicationLimits.links, 'too-many-links'),
    v.check((text) => linesOf(text).every((line) => publicLink(line) !== null), 'no-web-address'),
    v.check(
      (text) => linesOf(text).every((line) => line.length <= applicationLimits.link),
      'too-long',
    ),
  ),
  message: applicationSchema.entries.message,
});

export type ApplicationForm = v.InferInput<typeof applicationFormSchema>;

/** The values of a valid form. */
export function typedApplication({
  links,
  message,
}: ApplicationForm): v.InferOutput<typeof applicationSchema> {
  return v.parse(applicationSchema, { links: [...linesOf(links)], message });
}
