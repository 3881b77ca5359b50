import * as v from 'valibot';
import { applicationLimits } from './application-limits.ts';
import { publicLink } from './application.ts';

const linkSchema = v.pipe(
  v.string(),
  v.maxLength(applicationLimits.link, 'too-long'),
  v.check((text) => text.trim() === '' || publicLink(text) !== null, 'no-web-address'),
  v.transform((text) => publicLink(text) ?? ''),
);

/** Links as typed, one per field; empty and repeated ones are dropped. */
export const applicationSchema = v.object({
  links: v.pipe(
    v.array(linkSchema),
    v.maxLength(applicationLimits.links),
    v.transform((links) => [...new Set(links.filter((link) => link !== ''))]),
  ),
  message: v.pipe(v.string(), v.trim(), v.maxLength(applicationLimits.message, 'too-long')),
});
