import { expect, it } from 'vitest';

import { isVoiceNote, voiceNoteMaxBytes, voiceRate, writeVoiceNote } from './voice-note.ts';

const second = writeVoiceNote(new Float32Array(voiceRate).fill(0.5));

it('is what we write, up to fifteen seconds, which is less than half a MB', () => {
  expect(isVoiceNote(second)).toBe(true);
  expect(second.byteLength).toBe(44 + 2 * voiceRate);
  const long = writeVoiceNote(new Float32Array(20 * voiceRate));
  expect(long.byteLength).toBe(voiceNoteMaxBytes);
  expect(isVoiceNote(long)).toBe(true);
  expect(voiceNoteMaxBytes).toBeLessThan(512 * 1024);
});

it('keeps what is too loud within its limits', () => {
  const view = new DataView(writeVoiceNote(Float32Array.of(2, -2, Number.NaN)).buffer);
  expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([32_767, -32_767, 0]);
});

function changed(at: number, byte: number): Uint8Array {
  const copy = second.slice();
  copy[at] = byte;
  return copy;
}

it.each([
  ['nothing', new Uint8Array()],
  ['a header alone', second.slice(0, 44)],
  ['half a sample', second.slice(0, -1)],
  ['a file that lacks its end', second.slice(0, -2)],
  ['one that is too long', new Uint8Array([...second, ...new Uint8Array(voiceNoteMaxBytes)])],
  ['another container', changed(0, 0x1a)],
  ['stereo', changed(22, 2)],
  ['another rate', changed(24, 0)],
  ['a page', new TextEncoder().encode('<script>alert(1)</script>'.repeat(10))],
])('%s is none', (_, bytes) => {
  expect(isVoiceNote(bytes)).toBe(false);
});
