import { Readable } from 'node:stream';

import { describe, expect, it, vi } from 'vitest';

import { cappedBody } from './capped-body.ts';

const text = (body: ReadableStream<Uint8Array>) => new Response(body).text();

describe('a body on its way in', () => {
  it('arrives as it was sent up to the limit', async () => {
    const onTooLong = vi.fn<() => void>();
    const source = Readable.from([Buffer.from('abc'), Buffer.from('de')]);
    expect(await text(cappedBody(source, 5, onTooLong))).toBe('abcde');
    expect(onTooLong).not.toHaveBeenCalled();
  });

  it('is cut at the limit, whatever was declared', async () => {
    const onTooLong = vi.fn<() => void>();
    const source = Readable.from([Buffer.from('abc'), Buffer.from('def')]);
    await expect(text(cappedBody(source, 5, onTooLong))).rejects.toThrow('longer than 5 bytes');
    expect(onTooLong).toHaveBeenCalledOnce();
  });

  it('is not read ahead of its reader', async () => {
    let produced = 0;
    const source = Readable.from(
      (function* endless() {
        for (;;) {
          produced += 1;
          yield Buffer.alloc(64 * 1024);
        }
      })(),
    );
    const body = cappedBody(source, Number.MAX_SAFE_INTEGER, vi.fn<() => void>());
    await body.getReader().read();
    expect(produced).toBeLessThan(40);
    source.destroy();
  });

  it('leaves the connection open when its reader turns away', async () => {
    const source = new Readable({ read() {} });
    source.push('abc');
    const reader = cappedBody(source, 5, vi.fn<() => void>()).getReader();
    await reader.read();
    await reader.cancel();
    expect(source.destroyed).toBe(false);
    source.destroy();
  });

  it('breaks for its reader when the sender goes away', async () => {
    const source = new Readable({ read() {} });
    const reading = text(cappedBody(source, 5, vi.fn<() => void>()));
    source.destroy();
    await expect(reading).rejects.toThrow('went away');
  });
});
