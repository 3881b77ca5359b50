import { expect, it } from 'vitest';

import { readLimitedBody } from './limited-body.ts';

/** A body of so many bytes in chunks of ten, and how many chunks were asked for. */
function bodyOf(length: number) {
  let asked = 0;
  let isGivenUp = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const chunk = Math.min(10, length - asked * 10);
        asked += 1;
        if (chunk > 0) controller.enqueue(new Uint8Array(chunk).fill(asked));
        else controller.close();
      },
      cancel() {
        isGivenUp = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, asked: () => asked, isGivenUp: () => isGivenUp };
}

it('a body that fits its limit is read whole', async () => {
  expect(await readLimitedBody({ body: null }, 0)).toEqual(new Uint8Array());
  const bytes = await readLimitedBody(bodyOf(25), 25);
  expect([...(bytes ?? [])]).toEqual([
    ...Array(10).fill(1),
    ...Array(10).fill(2),
    ...Array(5).fill(3),
  ]);
});

it('no more of a body is asked for than its limit and one chunk', async () => {
  const sent = bodyOf(1_000_000);
  expect(await readLimitedBody(sent, 25)).toBeNull();
  expect(sent.asked()).toBe(3);
  expect(sent.isGivenUp()).toBe(true);
});
