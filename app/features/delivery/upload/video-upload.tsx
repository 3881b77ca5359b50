import { useLocale } from '#app/platform/browser/use-locale.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Camera, X } from 'lucide-react';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { showInCorner } from '#app/platform/browser/corner.ts';
import { button, iconButton } from '#app/ui/button.recipe.ts';
import { fieldError, primaryButton, quietButton } from '#app/ui/field/form.recipe.ts';
import { lazyModule, useLazy } from '#app/platform/page/lazy.ts';
import { ErrorPanel } from '#app/ui/state/state-panel.tsx';
import { Spinner } from '#app/ui/state/spinner.tsx';
import type { ErrorCode } from '#domain/app-error.ts';
import { css, cx } from '#styled/css/index.js';

import { abandonSaved } from './abandon.ts';
import { beginWith, chooseFile, type Choice, type Chosen } from './file/choose-file.ts';
import { FileDrop } from './file/file-drop.tsx';
import { FileRow } from './file/file-row.tsx';
import { FileSending } from './file/file-sending.tsx';
import { forgetTake, keepTake, useTakeOnItsWay } from '../recorder/saved-take.ts';
import { useSavedTake } from '../recorder/use-saved-take.ts';
import { SavedTake } from '../recorder/saved-take-choice.tsx';
import type { VideoRecorder } from '../recorder/video-recorder.tsx';
import { useSavedUpload, type SavedUpload } from './saved-upload.ts';
import {
  answerRecordingAskedFor,
  mayOpenCamera,
  useCanRecord,
  useRecordingAskedFor,
} from '../recorder/recording-access.ts';
import { megabytes } from './file/sizes.ts';
import type { UploadTarget } from './upload-target.ts';
import { UploadTray } from './upload-tray.tsx';
import { belowRow, notice } from './upload.recipe.ts';
import { startUpload, useUpload } from './uploads.ts';
import { anyVideo, codeOf, fileProblem, uploadFailure } from './video.messages.ts';

const lazyRecorder = lazyModule(
  async () => (await import('../recorder/video-recorder.tsx')).VideoRecorder,
);

function Recorder(props: ComponentProps<typeof VideoRecorder>) {
  const { part: Part, retry } = useLazy(lazyRecorder);
  if (Part) return <Part {...props} />;
  return retry ? <ErrorPanel onRetry={retry} /> : <Spinner />;
}

interface VideoUploadProps {
  target: UploadTarget;
  /** The ids of texts that describe the file input. */
  describedBy?: string | undefined;
  invalid?: boolean;
  onArrived?: (videoId: string) => void;
  /** The actions available once the video is complete. */
  next?: ReactNode;
  /** Shown while recording: what the video is about. */
  prompt: ReactNode;
}

/** Selects or records a video and uploads it in chunks, resuming after a reload. */
export function VideoUpload(props: VideoUploadProps) {
  const { target } = props;
  const { t } = useLingui();
  const [choice, setChoice] = useState<Choice | null>(null);
  const upload = useUpload(target.key);
  const kept = useSavedUpload(target.key);
  const [failure, setFailure] = useState<{ code: ErrorCode | null } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const canRecord = useCanRecord();
  const [isRecording, setRecording] = useState(false);
  const recordButton = useRef<HTMLButtonElement>(null);
  const take = useSavedTake(target.key);
  useRecordingAskedFor(target.key, () => setRecording(true));
  const endRecording = () => {
    answerRecordingAskedFor();
    // The recorder is closed then, and the page is accessible again.
    flushSync(() => setRecording(false));
    recordButton.current?.focus();
  };

  async function attempt(work: () => Promise<Choice>) {
    setFailure(null);
    setBusy(true);
    try {
      const made = await work();
      if (made.kind === 'known') {
        showInCorner(<UploadTray />);
        startUpload(target, made);
        setChoice(null);
        endRecording();
      } else {
        setChoice(made);
      }
    } catch (error) {
      setFailure({ code: codeOf(error) });
    }
    setBusy(false);
  }
  /** A file is uploaded as soon as it is selected, unless it differs from that of an interrupted upload. */
  const pick = (file: File) =>
    attempt(async () => {
      const made = await chooseFile(target, file);
      if (made.kind !== 'new') return made;
      // The selection stays visible in case the upload does not start.
      setChoice(made);
      return { kind: 'known', ...(await beginWith(target, made)) };
    });
  const send = (chosen: Chosen) =>
    attempt(async () => ({ kind: 'known', ...(await beginWith(target, chosen)) }));
  /** A recording is uploaded at once: it has been reviewed already, and exists nowhere else. */
  async function sendRecording(file: File) {
    await attempt(async () => {
      abandonSaved(target);
      const made = await chooseFile(target, file);
      if (made.kind !== 'new') {
        endRecording();
        return made;
      }
      return { kind: 'known', ...(await beginWith(target, made)) };
    });
  }

  useTakeOnItsWay(upload || isRecording ? null : take, kept, (file) => void pick(file));

  const alert = failure ? t(uploadFailure(failure.code, target.refusals)) : null;
  if (upload) {
    return <FileSending upload={upload} onArrived={props.onArrived} next={props.next} />;
  }
  return (
    <>
      {isRecording ? (
        <Recorder
          prompt={props.prompt}
          failure={alert}
          onTake={(file) => void keepTake(target.key, file)}
          onDone={sendRecording}
          onClose={endRecording}
        />
      ) : null}
      {choice?.kind === 'new' || choice?.kind === 'other' ? (
        <>
          {choice.kind === 'other' ? <AnotherFile name={choice.than} /> : null}
          <FileRow
            file={choice.file}
            buttons={<RemoveButton name={choice.file.name} onRemove={() => setChoice(null)} />}
          />
          <div className={belowRow}>
            <button
              type="button"
              className={primaryButton}
              aria-disabled={isBusy ? true : undefined}
              onClick={() => {
                if (!isBusy) void send(choice);
              }}
            >
              {choice.kind === 'other' ? (
                <Trans>Start over with this file</Trans>
              ) : (
                <Trans>Upload</Trans>
              )}
            </button>
          </div>
        </>
      ) : (
        <>
          {take && !kept && !isRecording ? (
            <SavedTake
              take={take}
              isBusy={isBusy}
              onSend={() => void sendRecording(take)}
              onDelete={() => void forgetTake(target.key)}
            />
          ) : null}
          {kept ? <BrokenOff kept={kept} onStartOver={() => abandonSaved(target)} /> : null}
          <FileDrop
            describedBy={props.describedBy}
            invalid={props.invalid ?? false}
            hint={target.fileHint ?? anyVideo}
            onPick={(file) => void pick(file)}
          />
          {canRecord ? (
            <button
              ref={recordButton}
              type="button"
              className={cx(button({ variant: 'outline' }), css({ marginTop: '12px' }))}
              onClick={() => setRecording(mayOpenCamera(target.key))}
            >
              <Camera size={20} aria-hidden />
              <Trans>Record with the camera</Trans>
            </button>
          ) : null}
        </>
      )}
      {choice?.kind === 'refused' ? (
        <p role="alert" className={cx(fieldError, belowRow)}>
          {t(fileProblem[choice.problem])}
        </p>
      ) : null}
      {alert === null || isRecording ? null : (
        <p role="alert" className={cx(fieldError, belowRow)}>
          {alert}
        </p>
      )}
    </>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className={iconButton()}
      aria-label={t`Remove ${name}`}
      onClick={onRemove}
    >
      <X size={20} aria-hidden />
    </button>
  );
}

function BrokenOff({ kept, onStartOver }: { kept: SavedUpload; onStartOver: () => void }) {
  const locale = useLocale();
  const { name } = kept;
  const size = megabytes(kept.bytes, locale);
  return (
    <div className={notice}>
      <p>
        <Trans>
          Your upload of {name} ({size}) was interrupted. Choose the same file again to pick up
          where it left off.
        </Trans>
      </p>
      <button type="button" className={quietButton} onClick={onStartOver}>
        <Trans>Discard this upload</Trans>
      </button>
    </div>
  );
}

function AnotherFile({ name }: { name: string }) {
  return (
    <p role="alert" className={notice}>
      <Trans>
        This isn’t {name}, the file whose upload was interrupted, so nothing was sent. Choose {name}{' '}
        to continue, or start over with this file.
      </Trans>
    </p>
  );
}
