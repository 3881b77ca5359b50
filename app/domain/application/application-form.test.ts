import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { applicationFormSchema, typedApplication } from './application-form.ts';
import { applicationLimits } from './application-limits.ts';

const links = (count: number) =>
  Array.from({ length: count }, (_, place) => `https://example.com/me/${place}`).join('\n');
const issueOf = (text: string) =>
  v.safeParse(applicationFormSchema, { links: text, message: '' }).issues?.[0].message ?? null;

describe('the form of an application', () => {
  it.each([
    [links(applicationLimits.links), null],
    [`\n\n${links(1)}\n \n`, null],
    [links(applicationLimits.links + 1), 'too-many-links'],
    ['my page', 'no-web-address'],
    [`${links(1)}\njavascript:alert(1)`, 'no-web-address'],
    [`https://example.com/${'x'.repeat(applicationLimits.link)}`, 'too-long'],
  ])('with the links %j is refused with %s', (text, issue) => {
    expect(issueOf(text)).toBe(issue);
  });

  it('says a link for each line', () => {
    const typed = typedApplication({ links: `${links(2)}\n\n`, message: 'Hello' });
    expect(typed.links).toHaveLength(2);
    expect(typed.message).toBe('Hello');
  });
});
