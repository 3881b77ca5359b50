import { expect, it } from 'vitest';

import { defaultToastMs, withoutToast, withToast, type NewToast, type Toast } from './toast.ts';

function queueOf(...toasts: NewToast[]): readonly Toast[] {
  return toasts.reduce<readonly Toast[]>(
    (queue, toast, index) => withToast(queue, `t${index}`, toast),
    [],
  );
}
const texts = (queue: readonly Toast[]) => queue.map(({ text }) => text);

it('shows what is more urgent first, and among equals what came first', () => {
  const queue = queueOf(
    { kind: 'success', text: 'saved' },
    { kind: 'error', text: 'session', priority: 10 },
    { kind: 'info', text: 'note' },
    { kind: 'error', text: 'urgent', priority: 5 },
  );
  expect(texts(queue)).toEqual(['session', 'urgent', 'saved', 'note']);
});

it('shows a message for seven seconds unless another time is given', () => {
  const [first, second] = queueOf(
    { kind: 'info', text: 'usual' },
    { kind: 'info', text: 'brief', durationMs: 2_000 },
  );
  expect(first?.durationMs).toBe(7_000);
  expect(defaultToastMs).toBe(7_000);
  expect(second?.durationMs).toBe(2_000);
});

it('takes one message away and leaves the others', () => {
  const queue = queueOf({ kind: 'info', text: 'one' }, { kind: 'info', text: 'two' });
  expect(texts(withoutToast(queue, 't0'))).toEqual(['two']);
  expect(withoutToast(queue, 'unknown')).toEqual(queue);
});

it('says a thing once when it comes again under the same name', () => {
  const expired = { kind: 'error', text: 'expired', id: 'session' } as const;
  expect(texts(queueOf(expired, { kind: 'info', text: 'note' }, expired))).toEqual([
    'note',
    'expired',
  ]);
});
