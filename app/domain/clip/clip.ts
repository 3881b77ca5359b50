import type { Locale } from '#domain/locale.ts';

import type { CaptionLine } from './captions.ts';

/** Maximum number of clips that a celebrity keeps, whatever their state. */
export const maxClips = 6;

/** Maximum length of a clip in milliseconds. */
export const clipMaxMs = 60_000;

/** Maximum size of an uploaded clip in bytes: 60 seconds from a phone's camera fit in. */
export const clipMaxBytes = 209_715_200;

/** Length of the muted preview on cards in milliseconds, and its size in bytes at most. */
export const previewMs = 6_000;
export const previewMaxBytes = 300_000;

/** Maximum text lengths in UTF-16 units. */
export const clipLimits = { title: 80, words: 300 } as const;

/**
 * `draft` is seen by its celebrity alone, `waiting` by the team as well, `public` by everyone. `revoked` is a clip
 * whose fan no longer agrees: it can only be deleted.
 */
export const clipStates = ['draft', 'waiting', 'public', 'declined', 'revoked'] as const;
export type ClipState = (typeof clipStates)[number];

/**
 * Why a file is unusable: it has no picture, is longer than `clipMaxMs`, takes more than the limits of the transcoder,
 * or cannot be read to its end.
 */
export const unusablePreparations = ['not-a-video', 'too-long', 'too-large', 'broken'] as const;
export type UnusablePreparation = (typeof unusablePreparations)[number];

/** What becomes of an uploaded file: it waits for the transcoder, was made smaller, plays as it is, or is unusable. */
export const preparations = ['waiting', 'done', 'as-is', ...unusablePreparations] as const;
export type Preparation = (typeof preparations)[number];

export function isUnusable(preparation: Preparation): preparation is UnusablePreparation {
  return unusablePreparations.some((unusable) => unusable === preparation);
}

/** Whether the team may approve it: what they saw is what everyone will see. */
export function mayBeApproved({ preparation }: { readonly preparation: Preparation }): boolean {
  return preparation === 'done' || preparation === 'as-is';
}

/** Whether its file can be replaced; what a fan was sent cannot. */
export function mayBeReplaced(clip: {
  readonly state: ClipState;
  readonly preparation: Preparation;
  readonly orderId: number | null;
}): boolean {
  const { state, preparation, orderId } = clip;
  return isUnusable(preparation) && orderId === null && clipStateAfter(state, 'edit') !== null;
}

/** What was measured of a prepared clip. */
export interface ClipFileFacts {
  readonly durationMs: number;
  readonly bytes: number;
  readonly hasSound: boolean;
}

export const clipActions = ['send', 'takeBack', 'approve', 'decline', 'edit', 'revoke'] as const;
export type ClipAction = (typeof clipActions)[number];

const moves: Readonly<Record<ClipAction, Partial<Record<ClipState, ClipState>>>> = {
  send: { draft: 'waiting', declined: 'waiting' },
  takeBack: { waiting: 'draft', public: 'draft' },
  approve: { waiting: 'public' },
  decline: { waiting: 'declined', public: 'declined' },
  // What the team approved is not changed while everyone sees it.
  edit: { draft: 'draft', waiting: 'draft', public: 'draft', declined: 'draft' },
  revoke: {
    draft: 'revoked',
    waiting: 'revoked',
    public: 'revoked',
    declined: 'revoked',
    revoked: 'revoked',
  },
};

/** The state after an action; null where it is not possible in this state. */
export function clipStateAfter(state: ClipState, action: ClipAction): ClipState | null {
  return moves[action][state] ?? null;
}

/** What a clip still needs before it can be sent to the team. */
export type ClipNeed = 'title' | 'usable';

export function clipNeeds(clip: {
  readonly title: string;
  readonly preparation: Preparation;
}): readonly ClipNeed[] {
  return [
    ...(clip.title === '' ? (['title'] as const) : []),
    ...(isUnusable(clip.preparation) ? (['usable'] as const) : []),
  ];
}

/** A clip as its celebrity and the team see it. */
export interface Clip {
  readonly id: string;
  readonly title: string;
  readonly captions: readonly CaptionLine[];
  /** The language of title and captions. */
  readonly language: Locale;
  readonly state: ClipState;
  readonly preparation: Preparation;
  /** The order whose video it shows; null for an upload. */
  readonly orderId: number | null;
  /** In milliseconds; null while it is unknown. */
  readonly durationMs: number | null;
  readonly hasPoster: boolean;
  /** False where it is known to be silent. */
  readonly hasSound: boolean;
  /** Why it was declined; empty otherwise. */
  readonly words: string;
  /** Counts changes: a decision names the version that it is about. */
  readonly version: number;
}

/** A clip that waits for the team, with the celebrity it is of. */
export interface WaitingClip extends Clip {
  readonly celebrityId: number;
  readonly celebrityName: string;
  /** UTC instant. */
  readonly sentAt: string;
}

/** A clip on a celebrity's page: the same for every viewer. */
export interface PublicClip {
  readonly id: string;
  readonly title: string;
  readonly language: Locale;
  readonly hasCaptions: boolean;
  readonly hasPoster: boolean;
  readonly version: number;
}

/** A delivered video that may become a clip. */
export interface SampleVideo {
  readonly orderId: number;
  readonly orderNumber: string;
  /** UTC instant of the order. */
  readonly orderedAt: string;
}

/** The part of a clip that an address serves. */
export const clipParts = ['video', 'preview', 'poster', 'captions'] as const;
export type ClipPart = (typeof clipParts)[number];

/** The address of a part of a clip; another one after each change, so that browsers show no earlier one. */
export function clipAddress(clip: { id: string; version: number }, part: ClipPart): string {
  return `/api/clip/${clip.id}/${part}?v=${clip.version}`;
}
