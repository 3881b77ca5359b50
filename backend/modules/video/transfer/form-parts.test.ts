import busboy from 'busboy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formParts } from './form-parts.ts';

/** What a form says, part by part: its names, and its bytes as text. */
type Said = readonly [name: string, fileName: string | undefined, bytes: string];

/** A source that gives these bytes in stretches of these lengths, then the rest. */
function source(bytes: Uint8Array, lengths: readonly number[]): ReadableStream<Uint8Array> {
  const stretches: Uint8Array[] = [];
  let at = 0;
  for (const length of lengths) {
    stretches.push(bytes.slice(at, at + length));
    at += length;
  }
  stretches.push(bytes.slice(at));
  return new ReadableStream({
    pull(controller) {
      const next = stretches.shift();
      if (next === undefined) controller.close();
      else controller.enqueue(next);
    },
  });
}

async function read(form: Uint8Array, lengths: readonly number[] = []): Promise<Said[]> {
  const said: Said[] = [];
  for await (const { name, fileName, body } of formParts(source(form, lengths), 'b')) {
    const bytes: Uint8Array[] = [];
    for await (const part of body) bytes.push(part);
    said.push([name, fileName, Buffer.concat(bytes).toString('latin1')]);
  }
  return said;
}

/** What the reference reader makes of it. */
async function readByBusboy(form: Uint8Array): Promise<Said[]> {
  const said: Said[] = [];
  const parser = busboy({ headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  parser.on('field', (name, value) => said.push([name, undefined, value]));
  parser.on('file', (name, stream, { filename }) => {
    const bytes: Buffer[] = [];
    const at = said.push([name, filename, '']) - 1;
    stream.on('data', (part: Buffer) => bytes.push(part));
    stream.on('end', () => {
      said[at] = [name, filename, Buffer.concat(bytes).toString('latin1')];
    });
  });
  const done = Promise.withResolvers<void>();
  parser.on('close', () => done.resolve());
  parser.on('error', (error) => done.reject(error));
  parser.end(form);
  await done.promise;
  return said;
}

/** Bytes that look like a delimiter, nearly: a sender takes one that is nowhere in the file. */
const nasty = fc
  .array(fc.constantFrom('\r', '\n', '-', '--', '\r\n--', '\r\n--b', 'b', '\r\n\r\n', 'x', '\0'))
  .map((texts) => texts.join('').replaceAll('--b', '--c'));
const part = fc.record({
  name: fc.constantFrom('file', 'v.mp4', 'videoId'),
  fileName: fc.option(fc.constantFrom('v.mp4', 'take 2.mov'), { nil: undefined }),
  content: nasty,
});
type Part = typeof part extends fc.Arbitrary<infer T> ? T : never;

function formOf(parts: readonly Part[], preamble: string): Uint8Array {
  const texts = parts.map(({ name, fileName, content }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`;
    const head = `Content-Disposition: form-data; name="${name}"${file}`;
    return `--b\r\n${head}\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
  });
  return new Uint8Array(Buffer.from(`${preamble}${texts.join('')}--b--\r\n`, 'latin1'));
}

describe('a multipart form', () => {
  it('is read as busboy reads it, wherever the network cuts it', async () => {
    const forms = fc.array(part, { minLength: 1, maxLength: 4 });
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(
        forms,
        fc.constantFrom('', '\r\n', 'hello\r\n'),
        cuts,
        async (all, pre, at) => {
          const form = formOf(all, pre);
          expect(await read(form, at)).toEqual(await readByBusboy(form));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('that breaks off anywhere is refused, never taken for whole', async () => {
    const form = formOf([{ name: 'file', fileName: 'v.mp4', content: 'film\r\n--' }], '');
    // The last four bytes are two dashes, which end the form, and a line break, which says nothing.
    for (let length = 0; length < form.length - 2; length += 1) {
      await expect(read(form.slice(0, length)), `${length} bytes`).rejects.toMatchObject({
        problem: 'uploaded-file-unreadable',
      });
    }
    expect(await read(form.slice(0, -2))).toEqual([['file', 'v.mp4', 'film\r\n--']]);
  });

  it.each([
    ['name="f"; filename="C:\\\\films\\\\a.mp4"', 'a.mp4'],
    ['name="f"; filename="../../etc/passwd"', 'passwd'],
    ['name="f"; filename=plain.mp4', 'plain.mp4'],
    ['name="f"; filename="Χρόνια πολλά.mp4"', 'Χρόνια πολλά.mp4'],
    [`name="f"; filename="x"; filename*=UTF-8''%CE%B1.mp4`, 'α.mp4'],
    [`name="f"; filename="x.mp4"; filename*=UTF-8''%E0%A4%A`, 'x.mp4'],
    ['name="f"', undefined],
  ])('whose part says %s has a file %s', async (said, fileName) => {
    const form = Buffer.from(`--b\r\ncontent-disposition: form-data; ${said}\r\n\r\nx\r\n--b--`);
    expect(await read(new Uint8Array(form))).toEqual([['f', fileName, 'x']]);
  });

  it.each([
    ['a head without end', `--b\r\nx: ${'y'.repeat(40_000)}`],
    ['something behind a delimiter', '--bcd\r\n\r\nx\r\n--b--'],
    ['no delimiter at all', 'film'],
  ])('with %s is refused', async (_, text) => {
    await expect(read(new Uint8Array(Buffer.from(text)))).rejects.toMatchObject({
      problem: 'uploaded-file-unreadable',
    });
  });

  it('is not read on once no one wants it', async () => {
    let cancelled = false;
    const form = formOf([{ name: 'file', fileName: 'v.mp4', content: 'film' }], '');
    const bytes = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(form),
      cancel() {
        cancelled = true;
      },
    });
    for await (const _ of formParts(bytes, 'b')) break;
    expect(cancelled).toBe(true);
  });
});
