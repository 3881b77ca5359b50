import * as v from 'valibot';
import { expect, it } from 'vitest';

import { invalidInputOf, isWritable } from './invalid-input.ts';

const schema = v.object({ to: v.pipe(v.string(), v.minLength(1, 'required')), at: v.number() });

function thrownFor(input: unknown): unknown {
  try {
    return v.parse(schema, input);
  } catch (error) {
    return error;
  }
}

it('names the wrong fields by code, and keeps the library’s sentences to itself', () => {
  const failure = invalidInputOf(thrownFor({ to: '', at: 'x' }));
  expect(failure).toMatchObject({
    code: 'invalid_input',
    status: 422,
    fields: { to: 'required', at: 'invalid' },
  });
});

it('knows the same in Start’s words', () => {
  const { issues } = v.safeParse(schema, { to: '', at: 1 });
  const failure = invalidInputOf(new Error(JSON.stringify(issues)));
  expect(failure?.fields).toEqual({ to: 'required' });
});

it('takes nothing else for invalid input', () => {
  for (const error of [
    new Error('[1, 2'),
    new Error('[]'),
    new Error('["a"]'),
    new TypeError('x'),
    7,
  ]) {
    expect(invalidInputOf(error)).toBeNull();
  }
});

it('tells what JSON cannot write, which Start would fail on', () => {
  const round: Record<string, unknown> = {};
  round['self'] = round;
  for (const data of [10n, [{ page: 1n }], round]) expect(isWritable(data)).toBe(false);
  for (const data of [undefined, null, { page: 1 }, new FormData()]) {
    expect(isWritable(data)).toBe(true);
  }
});
