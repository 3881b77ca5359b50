import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { VideoOff, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { fromPromise } from 'xstate';

import { recordingMachine } from '#app/machines/recording.machine.ts';
import { button } from '#app/ui/button.recipe.ts';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Spinner } from '#app/ui/state/spinner.tsx';
import { recordingMaxMs, type CameraProblem, type Take } from '#domain/video/recording.ts';
import { css } from '#styled/css/index.js';

import { createCamera } from './camera.ts';
import { LevelMeter } from './level-meter.tsx';
import {
  controls,
  countdown,
  frame,
  picture,
  prompt,
  review,
  scene,
  screen,
  shutter,
  stage,
  studio,
  title,
} from './recorder.recipe.ts';
import { RecordingClock } from './recording-clock.tsx';
import { cameraSentence } from './recording.messages.ts';
import { TakeChoices } from './take-choices.tsx';
import { TakeReview } from './take-review.tsx';

/** A camera, and the chart that controls it. */
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
  /** The request, which stays on the screen. */
  prompt: ReactNode;
  /** Why the last attempt to send it failed, in words. */
  failure: string | null;
  /** Called with a new take, which replaces the previous one. */
  onTake: (file: File) => void;
  onDone: (file: File) => Promise<void>;
  onClose: () => void;
}

/** Records a video with camera and microphone in a full-screen view: the request, the picture, the buttons. */
export function VideoRecorder(props: VideoRecorderProps) {
  const { t } = useLingui();
  const [{ camera, machine }] = useState(createRecording);
  const [state, send] = useMachine(machine);
  const { take, problem, countdown: seconds } = state.context;
  const isRecording = state.matches('recording');
  const isCounting = state.matches('counting');
  const isOpen = state.matches('ready') || isCounting || isRecording;
  const isLosable = isRecording || take !== null;
  useEffect(() => () => camera.release(), [camera]);
  useUnloadWarning(isLosable);
  const taken = useEffectEvent(props.onTake);
  useEffect(() => {
    if (take !== null) taken(take.file);
  }, [take]);

  return (
    <Dialog open onClose={props.onClose} label={t`Record a video`} place="screen" stays={isLosable}>
      <div className={studio}>
        <h2 className={title}>
          <Trans>Record a video</Trans>
        </h2>
        <div className={scene}>
          <div className={prompt} data-prompt>
            {props.prompt}
          </div>
          {state.matches('opening') ? (
            <div className={screen}>
              <Spinner />
              <p>
                <Trans>Your browser is asking to use your camera and microphone.</Trans>
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
              {isCounting ? (
                <output className={countdown} aria-live="assertive">
                  {seconds}
                </output>
              ) : null}
            </div>
          ) : null}
          {problem === null ? null : <CameraRefused problem={problem} />}
          {take === null ? null : (
            <div className={review}>
              <TakeReview take={take} failure={props.failure} />
            </div>
          )}
        </div>
        <div className={controls}>
          {state.matches('ready') || isRecording ? (
            <Shutter
              isRunning={isRecording}
              onPress={() => send({ type: isRecording ? 'STOP' : 'START' })}
            />
          ) : null}
          {isCounting ? (
            <button
              type="button"
              className={button({ variant: 'outline', size: 'large' })}
              onClick={() => send({ type: 'WAIT' })}
            >
              <Trans>Stop countdown</Trans>
            </button>
          ) : null}
          {problem === null ? null : (
            <button
              type="button"
              className={button({ size: 'large' })}
              onClick={() => send({ type: 'RETRY' })}
            >
              <Trans>Try again</Trans>
            </button>
          )}
          {take === null ? null : (
            <TakeChoices
              take={take}
              onSend={() => props.onDone(take.file)}
              onRetake={() => send({ type: 'RETAKE' })}
            />
          )}
          {isRecording ? null : (
            <button type="button" className={button({ variant: 'quiet' })} onClick={props.onClose}>
              <X size={20} aria-hidden />
              <Trans>Choose a file instead</Trans>
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Starts and stops a take with the same button. */
function Shutter({ isRunning, onPress }: { isRunning: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={shutter}
      data-running={isRunning || undefined}
      data-first-focus
      onClick={onPress}
    >
      <span data-ring>
        <span data-disk />
      </span>
      {isRunning ? <Trans>Stop recording</Trans> : <Trans>Start recording</Trans>}
    </button>
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

/** The camera's picture, mirrored and muted. */
function LivePicture({ stream }: { stream: MediaStream | null }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <video
      ref={video}
      className={picture}
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
