/** How long a voice note may be. */
export const voiceNoteSeconds = 15;
/** How large a file may be that becomes one, in bytes. */
export const voiceFileMaxBytes = 1024 * 1024;
/** Samples a second: enough for a voice. */
export const voiceRate = 16_000;
const bytesASample = 2;
const headerBytes = 44;
/** The largest voice note as it is sent and kept, in bytes. */
export const voiceNoteMaxBytes = headerBytes + voiceNoteSeconds * voiceRate * bytesASample;

/** How many voice notes a person keeps that are in no order. */
export const unusedVoiceNotes = 3;
/** For how many days such a one is kept: as long as a basket may wait. */
export const unusedVoiceNoteDays = 30;

/** The name of the answer that holds the id of a voice note. */
export const voiceNoteAnswer = 'voiceNote';

/** The header of a WAV file: mono, 16 bits a sample, at our rate. @param bytes of the samples */
function headerOf(bytes: number): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(headerBytes);
  const view = new DataView(header.buffer);
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  write(0, 'RIFF');
  view.setUint32(4, headerBytes - 8 + bytes, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, voiceRate, true);
  view.setUint32(28, voiceRate * bytesASample, true);
  view.setUint16(32, bytesASample, true);
  view.setUint16(34, bytesASample * 8, true);
  write(36, 'data');
  view.setUint32(40, bytes, true);
  return header;
}

/** A voice note as a file. @param samples mono at `voiceRate`, from -1 to 1 */
export function writeVoiceNote(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const most = voiceNoteSeconds * voiceRate;
  const count = Math.min(samples.length, most);
  const file = new Uint8Array(headerBytes + count * bytesASample);
  file.set(headerOf(count * bytesASample));
  const view = new DataView(file.buffer);
  for (let index = 0; index < count; index += 1) {
    const sample = Math.max(-1, Math.min(1, samples[index] ?? 0));
    view.setInt16(headerBytes + index * bytesASample, Math.round(sample * 32_767), true);
  }
  return file;
}

/**
 * Whether bytes are a voice note as `writeVoiceNote` writes it, which is the only kind that is kept: its length is its
 * size, so no one has to believe what a file says of itself.
 */
export function isVoiceNote(bytes: Uint8Array): boolean {
  const size = bytes.byteLength - headerBytes;
  if (size < bytesASample || size % bytesASample !== 0) return false;
  if (bytes.byteLength > voiceNoteMaxBytes) return false;
  return headerOf(size).every((byte, index) => bytes[index] === byte);
}
