import { invalidParameters } from './failure.ts';
import { type FieldRules, type Body, isSame } from './field-rules.ts';

/**
 * Makes sure that nothing in a body is dropped: every documented field that it names now has that value.
 * @param view the stored resource as returned
 * @throws the refusal that names every field that was not stored
 */
export function requireKept(rules: FieldRules, body: Body, view: object): void {
  const shown = new Map<string, unknown>(Object.entries(view));
  const wrong: Record<string, string> = {};
  for (const [name, sent] of Object.entries(body)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    // As in WordPress, null counts as not sent.
    if (rule === undefined || sent === undefined || sent === null) continue;
    if (rule.kind === 'fixed') {
      if (!isSame(sent, shown.has(name) ? shown.get(name) : rule.as)) wrong[name] = rule.why;
    } else if (rule.kind === 'kept' && !rule.alike(sent, shown.get(name))) {
      wrong[name] = `${name} cannot be set to this here.`;
    }
  }
  if (Object.keys(wrong).length > 0) throw invalidParameters(wrong);
}
