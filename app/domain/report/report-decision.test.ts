import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { isInTimeForObjection, objectionDays } from './objection.ts';
import { actionsOf, decisionSchema, mayDecideReport, reportActions } from './report-decision.ts';

describe('what is decided on a report', () => {
  it('is never to hide the text of what has none, or to take off sale what is not sold', () => {
    expect(actionsOf.service).not.toContain('hideText');
    expect(actionsOf.profile).not.toContain('unlist');
    expect(actionsOf.answer).toEqual(['none', 'close']);
    for (const actions of Object.values(actionsOf)) expect(actions).toContain('none');
  });

  it.each(reportActions)('may be %s by administrators', (action) => {
    expect(mayDecideReport({ role: 'administrator' }, action)).toBe(true);
  });

  it('closes a store by administrators only', () => {
    expect(mayDecideReport({ role: 'manager' }, 'close')).toBe(false);
    expect(mayDecideReport({ role: 'manager' }, 'unlist')).toBe(true);
    expect(mayDecideReport({ role: 'celebrity' }, 'none')).toBe(false);
    expect(mayDecideReport({ role: 'fan' }, 'hideText')).toBe(false);
  });

  const decision = { action: 'unlist', facts: 'A copy.', ground: 'terms', groundText: '4.2' };

  it('names the article that a restriction rests on', () => {
    expect(v.safeParse(decisionSchema, decision).success).toBe(true);
    const without = v.safeParse(decisionSchema, { ...decision, groundText: '  ' });
    expect(without.issues?.[0]).toMatchObject({ message: 'required' });
    expect(v.getDotPath(without.issues![0])).toBe('groundText');
  });

  it('needs none where nothing is restricted', () => {
    const nothing = { ...decision, action: 'none', groundText: '' };
    expect(v.safeParse(decisionSchema, nothing).success).toBe(true);
  });
});

describe('an objection', () => {
  const decided = new Date('2026-01-01T00:00:00Z');
  const after = (days: number, more = 0) => new Date(decided.getTime() + days * 86_400_000 + more);

  it('is in time for six months, to the second', () => {
    expect(isInTimeForObjection(decided, decided)).toBe(true);
    expect(isInTimeForObjection(decided, after(objectionDays))).toBe(true);
    expect(isInTimeForObjection(decided, after(objectionDays, 1))).toBe(false);
  });
});
