import { invalidParameters } from './failure.ts';
import { type FieldRules, type Body, isSame } from './field-rules.ts';

/**
 * Sees to it that nothing of a body is dropped: every documented field that it names is there now.
 * @param view what is there, as it is answered
 * @throws the refusal that names every field of which this is not so
 */
export function requireKept(rules: FieldRules, body: Body, view: object): void {
  const shown = new Map<string, unknown>(Object.entries(view));
  const wrong: Record<string, string> = {};
  for (const [name, sent] of Object.entries(body)) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    // As in WordPress, what is sent as nothing is not sent.
    if (rule === undefined || sent === undefined || sent === null) continue;
    if (rule.kind === 'fixed') {
      if (!isSame(sent, shown.has(name) ? shown.get(name) : rule.as)) wrong[name] = rule.why;
    } else if (rule.kind === 'kept' && !rule.alike(sent, shown.get(name))) {
      wrong[name] = `${name} cannot be set to this here.`;
    }
  }
  if (Object.keys(wrong).length > 0) throw invalidParameters(wrong);
}
