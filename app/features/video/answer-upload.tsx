import { Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { useId, useState } from 'react';
import { fromPromise } from 'xstate';

import { percentageOf, uploadMachine, type SendChunkInput } from '#app/machines/upload.machine.ts';
import { field, fieldError, fieldLabel, panel, primaryButton } from '#app/ui/form.recipe.ts';
import { sniffVideo, videoMaxBytes } from '#domain/video.ts';

import { beginUpload, relayChunk } from './video.functions.ts';

/** Sends one chunk of a file through the relay. */
function chunkSender(orderId: number, videoId: string, file: File) {
  return fromPromise<void, SendChunkInput>(async ({ input, signal }) => {
    const { start, end, total } = input.range;
    const form = new FormData();
    for (const [name, value] of Object.entries({ orderId, videoId, start, end, total })) {
      form.set(name, String(value));
    }
    form.set('file', file.slice(start, end + 1));
    await relayChunk({ data: form, signal });
  });
}

interface Picked {
  file: File;
  videoId: string;
}

/** The celebrity's answer: a video file, sent chunk by chunk. */
export function AnswerUpload(props: { orderId: number; onUploaded: () => Promise<void> }) {
  const { t } = useLingui();
  const inputId = useId();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function pick(file: File) {
    setProblem(null);
    setPicked(null);
    if (file.size > videoMaxBytes) {
      setProblem(t`The file is larger than 1 GB.`);
      return;
    }
    // The relay looks again; here it is told before anything is sent.
    if (sniffVideo(new Uint8Array(await file.slice(0, 256).arrayBuffer())) === null) {
      setProblem(t`This file is not a video.`);
      return;
    }
    try {
      const data = { orderId: props.orderId, bytes: file.size };
      setPicked({ file, videoId: await beginUpload({ data }) });
    } catch {
      setProblem(t`Upload failed! Please try again.`);
    }
  }

  return (
    <div className={panel}>
      <div className={field}>
        <label htmlFor={inputId} className={fieldLabel}>
          <Trans>Video file</Trans>
        </label>
        <input
          id={inputId}
          type="file"
          accept="video/*"
          onChange={({ target }) => target.files?.[0] && void pick(target.files[0])}
        />
      </div>
      {problem ? (
        <p role="alert" className={fieldError}>
          {problem}
        </p>
      ) : null}
      {picked ? (
        <Sending
          key={picked.videoId}
          {...picked}
          orderId={props.orderId}
          onUploaded={props.onUploaded}
        />
      ) : null}
    </div>
  );
}

function Sending(props: Picked & { orderId: number; onUploaded: () => Promise<void> }) {
  const { t } = useLingui();
  const { file, videoId, orderId } = props;
  const [machine] = useState(() =>
    uploadMachine.provide({ actors: { sendChunk: chunkSender(orderId, videoId, file) } }),
  );
  const [state, send] = useMachine(machine, { input: { fileBytes: file.size } });
  const percentage = percentageOf(state.context);
  if (state.matches('idle')) {
    return (
      <button type="button" className={primaryButton} onClick={() => send({ type: 'START' })}>
        <Trans>Upload</Trans>
      </button>
    );
  }
  if (state.matches('completed')) {
    return (
      <button type="button" className={primaryButton} onClick={() => void props.onUploaded()}>
        <Trans>Uploaded. Show the video</Trans>
      </button>
    );
  }
  if (state.matches('failed')) {
    return (
      <>
        <p role="alert" className={fieldError}>
          <Trans>Upload failed! Please try again.</Trans>
        </p>
        <button type="button" className={primaryButton} onClick={() => send({ type: 'RETRY' })}>
          <Trans>Try again</Trans>
        </button>
      </>
    );
  }
  return (
    <p>
      <progress max={100} value={percentage} aria-label={t`Upload`} /> {percentage.toFixed(1)}%
    </p>
  );
}
