/** When something is said: milliseconds from the start of a clip. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

export interface Voice {
  /** Pitch in hertz. */
  readonly pitch: number;
  /** Makes two voices of one pitch differ: any whole number. */
  readonly seed: number;
}

export const sampleRate = 22_050;

/** First and second formant of a few vowels, in hertz. */
const vowels = [
  [730, 1_090],
  [530, 1_840],
  [570, 840],
  [300, 870],
  [270, 2_290],
  [640, 1_190],
] as const;
const syllableMs = 205;

/** Random numbers from 0 to 1 that are the same at every run. */
function numbers(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A resonance around a frequency, as a filter with two poles. */
function resonator(frequency: number, width: number): (sample: number) => number {
  const radius = Math.exp((-Math.PI * width) / sampleRate);
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let one = 0;
  let two = 0;
  return (sample) => {
    const next = sample * (1 - radius) + turn * one - radius * radius * two;
    [two, one] = [one, next];
    return next;
  };
}

/** How open the mouth is at a moment, 0 to 1: closed between phrases and syllables. */
export function opening(phrases: readonly Phrase[], at: number): number {
  const phrase = phrases.find(({ from, to }) => from <= at && at < to);
  if (!phrase) return 0;
  const within = ((at - phrase.from) % syllableMs) / syllableMs;
  return Math.sin(Math.PI * within) ** 0.7;
}

/**
 * A sound track that resembles someone talking, without words: vowels of a pitch that falls over each phrase.
 * @returns 16-bit samples, mono
 */
export function talk(phrases: readonly Phrase[], durationMs: number, voice: Voice): Int16Array {
  const wave = new Float64Array(Math.round((durationMs / 1_000) * sampleRate));
  for (const phrase of phrases) {
    const random = numbers(voice.seed + phrase.from);
    let phase = 0;
    for (let start = phrase.from; start < phrase.to; start += syllableMs) {
      const [first, second] = vowels[Math.floor(random() * vowels.length)] ?? vowels[0];
      const filters = [resonator(first, 90), resonator(second, 120), resonator(2_700, 200)];
      const lift = 0.94 + random() * 0.14;
      const fall = 1.1 - (0.22 * (start - phrase.from)) / (phrase.to - phrase.from);
      const end = Math.min(phrase.to, start + syllableMs);
      for (let at = start; at < end; at += 1_000 / sampleRate) {
        phase = (phase + (voice.pitch * lift * fall) / sampleRate) % 1;
        const source = 1 - 2 * phase + (random() - 0.5) * 0.12;
        const [low = 0, middle = 0, high = 0] = filters.map((filter) => filter(source));
        const loud = opening(phrases, at);
        const place = Math.floor((at / 1_000) * sampleRate);
        if (place < wave.length) wave[place] = loud * (low * 2.2 + middle * 1.4 + high * 0.4);
      }
    }
  }
  const peak = wave.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) || 1;
  return Int16Array.from(wave, (sample) => Math.round((sample / peak) * 15_000));
}

/** Samples as a WAV file. */
export function wav(samples: Int16Array): Uint8Array {
  const head = Buffer.alloc(44);
  const bytes = samples.byteLength;
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(sampleRate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, bytes)]);
}
