import { useMemo, useSyncExternalStore } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';

import { uploadMachine } from '#app/machines/upload.machine.ts';
import { bytesSentOf, percentageOf } from '#app/machines/upload-progress.ts';
import type { ErrorCode } from '#domain/app-error.ts';
import { paceAfter, type UploadPace } from '#domain/video/upload-pace.ts';

import { acknowledgedOf, type Begun } from './file/choose-file.ts';
import { abandon } from './abandon.ts';
import { forgetTake } from '../recorder/saved-take.ts';
import { forgetUpload, readSavedUpload } from './saved-upload.ts';
import { chunkSender } from './send-chunk.ts';
import type { UploadTarget } from './upload-target.ts';

type UploadActor = ActorRefFrom<typeof uploadMachine>;
type UploadState = ReturnType<UploadActor['getSnapshot']>['value'];

/** An upload's state for the UI. */
export interface UploadView {
  readonly target: UploadTarget;
  readonly file: File;
  readonly videoId: string;
  readonly state: UploadState;
  /** 0 to 100, to one decimal. */
  readonly percentage: number;
  /** Null while nothing is sent. */
  readonly pace: UploadPace | null;
  readonly isTryingAgain: boolean;
  /** It pauses as soon as the chunk in flight has arrived. */
  readonly isPausing: boolean;
  /** Why it failed; null for network errors and the like. */
  readonly failure: ErrorCode | null;
  /** The percentage received before this visit. */
  readonly resumedAt: number;
  /** `/path?query` of the page where it was started. */
  readonly page: string;
}

interface Running {
  readonly actor: UploadActor;
  view: UploadView;
}

// The uploads of this tab. They do not belong to a page, so leaving one does not stop them.
const running = new Map<string, Running>();
let views: readonly UploadView[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  views = [...running.values()].map(({ view }) => view);
  followWindow(views.some(({ state }) => state !== 'completed'));
  for (const listener of listeners) listener();
}

/** Uploads a file for this target, replacing its previous upload. */
export function startUpload(target: UploadTarget, begun: Begun): void {
  const { file, videoId, acknowledged } = begun;
  running.get(target.key)?.actor.send({ type: 'CANCEL' });
  const actor = createActor(
    uploadMachine.provide({ actors: { sendChunk: chunkSender(target, videoId, file) } }),
    { input: { fileBytes: file.size, acknowledged, isOnline: navigator.onLine } },
  );
  const resumedAt = percentageOf(actor.getSnapshot().context);
  const { pathname, search } = window.location;
  const fixed = { target, file, videoId, resumedAt, page: `${pathname}${search}` };
  const viewNow = (pace: UploadPace | null): UploadView => {
    const { value: state, context } = actor.getSnapshot();
    const { attempt, failure, isPausing } = context;
    return {
      ...fixed,
      state,
      percentage: percentageOf(context),
      pace: state === 'sending' ? paceAfter(pace, performance.now(), bytesSentOf(context)) : null,
      isTryingAgain: state === 'waiting' || (state === 'sending' && attempt > 0),
      isPausing: state === 'sending' && isPausing,
      failure,
    };
  };
  const upload: Running = { actor, view: viewNow(null) };
  running.set(target.key, upload);
  actor.subscribe(({ value }) => {
    if (running.get(target.key) !== upload) return;
    upload.view = viewNow(upload.view.pace);
    // Videos that a form still has to accept keep their record, in case the browser is closed first.
    if (value === 'completed' && !target.isTakenOver) {
      forgetUpload(target.key);
      void forgetTake(target.key);
    }
    publish();
  });
  actor.start();
  actor.send({ type: 'START' });
  publish();
}

export function pauseUpload(key: string): void {
  running.get(key)?.actor.send({ type: 'PAUSE' });
}

export function resumeUpload(key: string): void {
  running.get(key)?.actor.send({ type: 'RESUME' });
}

/** Resumes after a failure with the chunks that the server does not have. */
export async function retryUpload(key: string): Promise<void> {
  const upload = running.get(key);
  if (!upload) return;
  const { target, file, videoId } = upload.view;
  // The response to a chunk may have been lost; if this request fails too, what is known here is enough.
  const acknowledged = await acknowledgedOf(target, { file, videoId }).catch(() => []);
  upload.actor.send({ type: 'RETRY', acknowledged });
}

function endUpload(key: string): void {
  running.get(key)?.actor.send({ type: 'CANCEL' });
  running.delete(key);
  forgetUpload(key);
  publish();
}

/** Removes a finished upload from the UI. */
export function closeUpload(key: string): void {
  void forgetTake(key);
  endUpload(key);
}

/** Cancels an upload, here and on the server. A recording stays in this browser until it is delivered or deleted. */
export function cancelUpload(key: string): void {
  const upload = running.get(key);
  endUpload(key);
  if (upload) abandon(upload.view.target, upload.view.videoId);
}

/**
 * Stops uploads of other users: when a different user signs in, and when the user signs out. If a session merely
 * expires, uploads are kept so that they can be retried.
 */
export function stopUploadsOfOthers(isSignedIn: boolean): void {
  for (const [key, { actor }] of running) {
    if (!isSignedIn && readSavedUpload(key) !== null) continue;
    running.delete(key);
    actor.send({ type: 'CANCEL' });
  }
  publish();
}

const tellAll = (type: 'ONLINE' | 'OFFLINE') => () => {
  for (const { actor } of running.values()) actor.send({ type });
};
const online = tellAll('ONLINE');
const offline = tellAll('OFFLINE');
const warn = (event: BeforeUnloadEvent) => event.preventDefault();
let isFollowing = false;

/** Tracks the network state, and warns before the browser is closed, while there is something to lose. */
function followWindow(isNeeded: boolean): void {
  if (isNeeded === isFollowing) return;
  isFollowing = isNeeded;
  const change = isNeeded ? window.addEventListener : window.removeEventListener;
  change('online', online);
  change('offline', offline);
  change('beforeunload', warn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: readonly UploadView[] = [];

/** All uploads of this tab; none on the server. */
export function useUploads(): readonly UploadView[] {
  return useSyncExternalStore(
    subscribe,
    () => views,
    () => none,
  );
}

/** The upload for this key, if there is one. */
export function useUpload(key: string): UploadView | null {
  const uploads = useUploads();
  return useMemo(() => uploads.find(({ target }) => target.key === key) ?? null, [uploads, key]);
}
