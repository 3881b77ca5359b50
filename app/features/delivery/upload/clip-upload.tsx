import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { fieldError } from '#app/ui/field/form.recipe.ts';
import { clipMaxMs } from '#domain/clip/clip.ts';

import { clipTarget } from './clip-target.ts';
import { measureVideo } from './measure-video.ts';
import { useUpload } from './uploads.ts';
import { VideoUpload } from './video-upload.tsx';

/** A player may count a frame more than the camera did. */
const slackMs = 500;

/** Uploads or records a sample clip, and measures it. */
export function ClipUpload(props: {
  onArrived: (videoId: string, durationMs: number | null) => void;
}) {
  const upload = useUpload(clipTarget.key);
  const file = useRef<File | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    // The upload is closed by the time it has arrived.
    if (upload) file.current = upload.file;
  }, [upload]);

  async function arrived(videoId: string) {
    const durationMs = file.current ? await measureVideo(file.current) : null;
    const tooLong = durationMs !== null && durationMs > clipMaxMs + slackMs;
    setTooLong(tooLong);
    if (tooLong) void clipTarget.drop(videoId).catch(() => null);
    else props.onArrived(videoId, durationMs === null ? null : Math.min(durationMs, clipMaxMs));
  }

  return (
    <>
      <VideoUpload target={clipTarget} prompt={null} onArrived={(id) => void arrived(id)} />
      {isTooLong ? (
        <p role="alert" className={fieldError}>
          <CircleAlert aria-hidden />
          <Trans>This clip is longer than 60 seconds. Cut it and choose it again.</Trans>
        </p>
      ) : null}
    </>
  );
}
