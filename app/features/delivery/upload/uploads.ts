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

/** An upload as screens show it. */
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
  /** It pauses as soon as the chunk under way is there. */
  readonly isPausing: boolean;
  /** Why it failed; null for a lost connection and the like. */
  readonly failure: ErrorCode | null;
  /** Per cent that had arrived before this visit. */
  readonly resumedAt: number;
  /** `/path?query` of the page where it was begun. */
  readonly page: string;
}

interface Running {
  readonly actor: UploadActor;
  view: UploadView;
}

// The uploads of this tab. They belong to no page: leaving one does not stop them.
const running = new Map<string, Running>();
let views: readonly UploadView[] = [];
const listeners = new Set<() => void>();

function publish(): void {
  views = [...running.values()].map(({ view }) => view);
  followWindow(views.some(({ state }) => state !== 'completed'));
  for (const listener of listeners) listener();
}

/** Sends a file for this target, in place of what was sent for it before. */
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
    // What someone has to take over yet stays noted, for a browser that is closed before.
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

/** Goes on after a failure with what the server does not have. */
export async function retryUpload(key: string): Promise<void> {
  const upload = running.get(key);
  if (!upload) return;
  const { target, file, videoId } = upload.view;
  // The answer to a chunk may have been lost on its way; without one, what is known here is enough.
  const acknowledged = await acknowledgedOf(target, { file, videoId }).catch(() => []);
  upload.actor.send({ type: 'RETRY', acknowledged });
}

function endUpload(key: string): void {
  running.get(key)?.actor.send({ type: 'CANCEL' });
  running.delete(key);
  forgetUpload(key);
  publish();
}

/** Takes an upload that is done off the screens. */
export function closeUpload(key: string): void {
  void forgetTake(key);
  endUpload(key);
}

/** Gives an upload up, here and on the server. A recording stays in this browser until it is delivered or deleted. */
export function cancelUpload(key: string): void {
  const upload = running.get(key);
  endUpload(key);
  if (upload) abandon(upload.view.target, upload.view.videoId);
}

/**
 * Leaves no one's uploads running: with the next person, and where someone chose to leave, they stop. A session that
 * merely ended keeps them, to be tried again.
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

/** Hears of the network, and warns before the browser is closed, as long as there is something to lose. */
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

/** The upload for this, if there is one. */
export function useUpload(key: string): UploadView | null {
  const uploads = useUploads();
  return useMemo(() => uploads.find(({ target }) => target.key === key) ?? null, [uploads, key]);
}
