import {
  voiceFileMaxBytes,
  voiceNoteSeconds,
  voiceRate,
  writeVoiceNote,
} from '#domain/request/voice-note.ts';

export type VoiceProblem =
  | 'microphone'
  | 'too-long'
  | 'too-large'
  | 'unreadable'
  | 'often'
  | 'lost';

export class VoiceFailure extends Error {
  readonly problem: VoiceProblem;
  constructor(problem: VoiceProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A recording under way. */
export interface Recording {
  /** Resolves once it is stopped, or by itself after fifteen seconds. */
  readonly take: Promise<Blob>;
  readonly stop: () => void;
}

/** Records from the microphone, which is released as soon as it is over. @throws VoiceFailure `microphone` */
export async function startRecording(): Promise<Recording> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(stop, voiceNoteSeconds * 1_000);
    const take = new Promise<Blob>((resolve) => {
      recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
      recorder.addEventListener('stop', () => {
        clearTimeout(timer);
        for (const track of stream.getTracks()) track.stop();
        resolve(new Blob(pieces, { type: recorder.mimeType }));
      });
    });
    recorder.start();
    return { take, stop };
  } catch {
    throw new VoiceFailure('microphone');
  }
}

/** What browsers play, as samples of one channel at our rate. @throws VoiceFailure `unreadable` */
async function samplesOf(file: Blob): Promise<Float32Array> {
  try {
    const context = new OfflineAudioContext(1, 1, voiceRate);
    const sound = await context.decodeAudioData(await file.arrayBuffer());
    const channels = Array.from({ length: sound.numberOfChannels }, (_, index) =>
      sound.getChannelData(index),
    );
    return Float32Array.from({ length: sound.length }, (_, index) =>
      channels.reduce((sum, channel) => sum + (channel[index] ?? 0) / channels.length, 0),
    );
  } catch {
    throw new VoiceFailure('unreadable');
  }
}

/** A recording is as long as it could be; a file that is longer than that has more to say. */
const graceSeconds = 0.5;

/**
 * Sends a sound as a voice note.
 * @returns its id
 * @throws VoiceFailure
 */
export async function saveVoiceNote(file: Blob): Promise<string> {
  if (file.size > voiceFileMaxBytes) throw new VoiceFailure('too-large');
  const samples = await samplesOf(file);
  if (samples.length > (voiceNoteSeconds + graceSeconds) * voiceRate) {
    throw new VoiceFailure('too-long');
  }
  const answer = await fetch('/api/voice-note', {
    method: 'POST',
    headers: { 'content-type': 'audio/wav' },
    body: writeVoiceNote(samples),
  }).catch(() => null);
  if (answer?.status === 429) throw new VoiceFailure('often');
  const said: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  if (said instanceof Object && 'id' in said && typeof said.id === 'string') return said.id;
  throw new VoiceFailure('lost');
}
