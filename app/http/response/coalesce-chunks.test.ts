import { describe, expect, it } from 'vitest';

import { coalesceChunks } from './coalesce-chunks.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function streamOf(body: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await body.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await body.return(null);
      },
    },
    { highWaterMark: 0 },
  );
}

async function textsOf(body: AsyncGenerator<Uint8Array>): Promise<string[]> {
  const texts: string[] = [];
  for await (const piece of coalesceChunks(streamOf(body)))
    texts.push(new TextDecoder().decode(piece));
  return texts;
}

describe('the pieces of a body', () => {
  it('go on together after the first one', async () => {
    async function* page() {
      for (const text of ['<head>', '<h1>', 'Astera', '</h1>']) yield bytes(text);
    }
    expect(await textsOf(page())).toEqual(['<head>', '<h1>Astera</h1>']);
  });

  it('do not wait for one that takes long', async () => {
    const slow = Promise.withResolvers<void>();
    async function* page() {
      for (const text of ['<head>', '<h1>', 'Astera']) yield bytes(text);
      await slow.promise;
      yield bytes('</h1>');
    }
    const pieces = coalesceChunks(streamOf(page()));
    const next = async () => new TextDecoder().decode((await pieces.next()).value ?? undefined);
    expect([await next(), await next()]).toEqual(['<head>', '<h1>Astera']);
    slow.resolve();
    expect(await next()).toBe('</h1>');
    expect((await pieces.next()).done).toBe(true);
  });

  it('are blocks where there are many', async () => {
    async function* page() {
      for (let piece = 0; piece < 100; piece += 1) yield new Uint8Array(2_048);
    }
    const lengths = (await textsOf(page())).map(({ length }) => length);
    expect(lengths).toEqual([2_048, 65_536, 65_536, 65_536, 6_144]);
  });

  it('are read no further once no one takes them, and their failure is passed on', async () => {
    let isLeft = false;
    async function* page() {
      try {
        for (;;) yield bytes('x');
      } finally {
        isLeft = true;
      }
    }
    for await (const _ of coalesceChunks(streamOf(page()))) break;
    expect(isLeft).toBe(true);
    async function* broken() {
      yield bytes('x');
      throw new Error('the database is away');
    }
    await expect(textsOf(broken())).rejects.toThrow('the database is away');
  });
});
