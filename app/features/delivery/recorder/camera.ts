import { recordingName, type Take } from '#domain/video/recording.ts';
import { recordingType } from '#domain/video/recording-type.ts';

const wanted: MediaStreamConstraints = {
  audio: true,
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' },
};
/** Enough for a face at 720p: ten minutes are about 190 MB. */
const bitsPerSecond = { videoBitsPerSecond: 2_500_000, audioBitsPerSecond: 128_000 } as const;
const pieceMs = 1_000;
const listenMs = 100;

/** A camera and a microphone, as used by the recording chart. */
export interface Camera {
  /** @throws DOMException as `getUserMedia` does, also when this browser cannot record a format that we accept */
  readonly open: (signal: AbortSignal) => Promise<void>;
  /** The live stream; null while the camera is closed. */
  readonly stream: () => MediaStream | null;
  /** The current volume, 0 to 1. */
  readonly level: () => number;
  /** Resolves with the take once `stop` is called or the camera ends. */
  readonly record: () => Promise<Take>;
  readonly stop: () => void;
  readonly release: () => void;
}

interface Opened {
  readonly stream: MediaStream;
  readonly sound: AudioContext;
  readonly analyser: AnalyserNode;
  readonly samples: Float32Array<ArrayBuffer>;
}

export function createCamera(): Camera {
  let opened: Opened | null = null;
  let recorder: MediaRecorder | null = null;

  function release(): void {
    for (const track of opened?.stream.getTracks() ?? []) track.stop();
    void opened?.sound.close();
    opened = null;
  }

  async function open(signal: AbortSignal): Promise<void> {
    release();
    const stream = await navigator.mediaDevices.getUserMedia(wanted);
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    sound.createMediaStreamSource(stream).connect(analyser);
    opened = { stream, sound, analyser, samples: new Float32Array(analyser.fftSize) };
    // Users who have left in the meantime are not filmed.
    if (signal.aborted) release();
  }

  function level(): number {
    if (!opened) return 0;
    opened.analyser.getFloatTimeDomainData(opened.samples);
    return Math.min(
      1,
      opened.samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0),
    );
  }

  async function record(): Promise<Take> {
    const type = recordingType((candidate) => MediaRecorder.isTypeSupported(candidate));
    if (!opened || type === undefined) throw new DOMException('No recorder.', 'NotSupportedError');
    const { stream, sound } = opened;
    // Browsers suspend audio until there is a user gesture.
    await sound.resume();
    const running = new MediaRecorder(stream, { mimeType: type, ...bitsPerSecond });
    recorder = running;
    const pieces: Blob[] = [];
    let loudest = 0;
    const listening = setInterval(() => (loudest = Math.max(loudest, level())), listenMs);
    const began = performance.now();
    try {
      await new Promise<void>((resolve, reject) => {
        running.addEventListener('dataavailable', ({ data }) => pieces.push(data));
        running.addEventListener('stop', () => resolve());
        running.addEventListener('error', () => reject(new DOMException('It broke off.')));
        running.start(pieceMs);
      });
    } finally {
      clearInterval(listening);
      recorder = null;
    }
    const lengthMs = performance.now() - began;
    const film = await withLength(new Blob(pieces, { type: plain(type) }), lengthMs);
    const file = new File([film], recordingName(type, new Date()), { type: plain(type) });
    return { file, lengthMs, loudest };
  }

  return {
    open,
    stream: () => opened?.stream ?? null,
    level,
    record,
    stop: () => {
      if (recorder?.state === 'recording') recorder.stop();
    },
    release,
  };
}

function plain(type: string): string {
  return type.split(';', 1)[0] ?? type;
}

/** Browsers write WebM without a duration, which makes seeking impossible. */
async function withLength(film: Blob, lengthMs: number): Promise<Blob> {
  if (film.type !== 'video/webm') return film;
  const { default: fixLength } = await import('fix-webm-duration');
  return fixLength(film, lengthMs, { logger: false });
}
