import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { Circle, Square, VideoOff, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { recordingMachine } from '#app/machines/recording.machine.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Spinner } from '#app/ui/spinner.tsx';
import { recordingMaxMs, type CameraProblem, type Take } from '#domain/recording.ts';
import { css } from '#styled/css/index.js';

import { createCamera } from './camera.ts';
import { LevelMeter } from './level-meter.tsx';
import { buttons, countdown, frame, prompt, recorder, screen, stage } from './recorder.recipe.ts';
import { RecordingClock } from './recording-clock.tsx';
import { cameraSentence } from './recording.messages.ts';
import { TakeReview } from './take-review.tsx';

/** A camera, and the chart that runs it. */
function createRecording() {
  const camera = createCamera();
  const machine = recordingMachine.provide({
    actors: {
      openCamera: fromPromise<void>(({ signal }) => camera.open(signal)),
      record: fromPromise<Take>(() => camera.record()),
    },
    actions: { stopRecorder: () => camera.stop(), releaseCamera: () => camera.release() },
  });
  return { camera, machine };
}

interface VideoRecorderProps {
  /** What the video is about: it stays on the screen. */
  prompt: ReactNode;
  /** Why the last attempt to send it failed, in words. */
  failure: string | null;
  onDone: (file: File) => Promise<void>;
  onClose: () => void;
}

/** Records a video with camera and microphone: what it is about above, the picture below. */
export function VideoRecorder(props: VideoRecorderProps) {
  const { t } = useLingui();
  const [{ camera, machine }] = useState(createRecording);
  const [state, send] = useMachine(machine);
  const { take, problem, countdown: seconds } = state.context;
  const isRecording = state.matches('recording');
  const isOpen = state.matches('ready') || state.matches('counting') || isRecording;
  useEffect(() => () => camera.release(), [camera]);
  useUnloadWarning(isRecording || take !== null);

  return (
    <section className={recorder} aria-label={t`Record a video`}>
      {props.prompt ? <div className={prompt}>{props.prompt}</div> : null}
      {state.matches('opening') ? (
        <div className={screen}>
          <Spinner />
          <p>
            <Trans>Your browser asks whether it may use camera and microphone.</Trans>
          </p>
        </div>
      ) : null}
      {isOpen ? (
        <div className={frame}>
          <LivePicture stream={camera.stream()} />
          <div className={stage}>
            <RecordingClock isRunning={isRecording} longestMs={recordingMaxMs} />
            <LevelMeter level={camera.level} />
          </div>
          {state.matches('counting') ? (
            <output className={countdown} aria-live="assertive">
              {seconds}
            </output>
          ) : null}
        </div>
      ) : null}
      {problem === null ? null : <CameraRefused problem={problem} />}
      {take === null ? null : (
        <TakeReview
          take={take}
          failure={props.failure}
          onSend={() => props.onDone(take.file)}
          onRetake={() => send({ type: 'RETAKE' })}
        />
      )}
      <div className={buttons}>
        {state.matches('ready') ? (
          <button type="button" className={button()} onClick={() => send({ type: 'START' })}>
            <Circle size={20} aria-hidden fill="currentColor" />
            <Trans>Start recording</Trans>
          </button>
        ) : null}
        {state.matches('counting') ? (
          <button
            type="button"
            className={button({ variant: 'outline' })}
            onClick={() => send({ type: 'WAIT' })}
          >
            <Trans>Not yet</Trans>
          </button>
        ) : null}
        {isRecording ? (
          <button type="button" className={button()} onClick={() => send({ type: 'STOP' })}>
            <Square size={18} aria-hidden fill="currentColor" />
            <Trans>Stop recording</Trans>
          </button>
        ) : null}
        {problem === null ? null : (
          <button type="button" className={button()} onClick={() => send({ type: 'RETRY' })}>
            <Trans>Try again</Trans>
          </button>
        )}
        {isRecording ? null : (
          <button type="button" className={button({ variant: 'quiet' })} onClick={props.onClose}>
            <X size={20} aria-hidden />
            <Trans>Choose a file instead</Trans>
          </button>
        )}
      </div>
    </section>
  );
}

function useUnloadWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** What the camera sees, as in a mirror and without its sound. */
function LivePicture({ stream }: { stream: MediaStream | null }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={css({ width: '100%', height: '100%', transform: 'scaleX(-1)' })}
      autoPlay
      muted
      playsInline
      aria-label={t`What the camera sees`}
    />
  );
}

function CameraRefused({ problem }: { problem: CameraProblem }) {
  const { t } = useLingui();
  const { title, text } = cameraSentence[problem];
  return (
    <div role="alert" className={screen}>
      <VideoOff size={36} aria-hidden />
      <p className={css({ textStyle: 'h3' })}>{t(title)}</p>
      <p>{t(text)}</p>
    </div>
  );
}
