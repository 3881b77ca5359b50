import * as v from 'valibot';

import { fulfilledWith } from '#domain/order/delivery/fulfilment.ts';
import type { ServiceKind } from './service.ts';

/** What a celebrity promises of the video of a service, besides when it comes (docs/adr/0138). */
export interface QualityPromise {
  /** How long it is at least, in whole seconds. */
  readonly seconds: number;
  readonly sound: boolean;
  /** Whether the name of the person it is for is said in it. */
  readonly nameSpoken: boolean;
}

export const minQualitySeconds = 5;
export const maxQualitySeconds = 600;

/** The lengths a celebrity can choose from, in seconds. */
export const qualitySecondsChoices = [15, 30, 45, 60, 90, 120, 180, 300] as const;

export const qualitySchema = v.object({
  seconds: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(minQualitySeconds),
    v.maxValue(maxQualitySeconds),
  ),
  sound: v.boolean(),
  nameSpoken: v.boolean(),
});

/** What is promised of a service if nothing else was chosen; null if it is not fulfilled with a video. */
export function defaultQuality(kind: ServiceKind): QualityPromise | null {
  if (fulfilledWith[kind] !== 'video') return null;
  // The form of the other one does not ask for a name.
  return { seconds: 30, sound: true, nameSpoken: kind === 'getVideo' };
}

const storedSchema = v.pipe(v.string(), v.parseJson(), qualitySchema);

/** Reads a promise as it is stored: an object or its JSON; null if it is none. */
export function readQuality(value: unknown): QualityPromise | null {
  const read = v.safeParse(v.union([qualitySchema, storedSchema]), value);
  return read.success ? read.output : null;
}

/** The promise of a service as its celebrity chose it, or the default; null if it is not fulfilled with a video. */
export function qualityOf(kind: ServiceKind, stored: unknown): QualityPromise | null {
  const preset = defaultQuality(kind);
  return preset && (readQuality(stored) ?? preset);
}

/** Whether two promises are the same. */
export function isSameQuality(a: QualityPromise | null, b: QualityPromise | null): boolean {
  return a?.seconds === b?.seconds && a?.sound === b?.sound && a?.nameSpoken === b?.nameSpoken;
}

/**
 * The promise of an order: the strictest of its services, since one video fulfils all of them.
 * @returns null if none of them is fulfilled with a video
 */
export function strictestQuality(
  services: readonly (QualityPromise | null)[],
): QualityPromise | null {
  return services.reduce(
    (all, one) =>
      all && one
        ? {
            seconds: Math.max(all.seconds, one.seconds),
            sound: all.sound || one.sound,
            nameSpoken: all.nameSpoken || one.nameSpoken,
          }
        : (all ?? one),
    null,
  );
}

/** What a video file says of itself; null for what could not be read from it. */
export interface VideoFacts {
  readonly seconds: number | null;
  /** Whether it has an audio track, however quiet. */
  readonly sound: boolean | null;
}

export type QualityBreach = 'too-short' | 'no-sound';

/** Whole seconds, as a length is compared and shown: 29.6 s count as 30 s. */
export function wholeSeconds(seconds: number): number {
  return Math.round(seconds);
}

/**
 * How a video breaks the promise, as far as its file shows. A length that cannot be read breaks nothing: better an
 * unchecked video than one that cannot be sent.
 */
export function breachesOf(
  promise: QualityPromise | null,
  facts: VideoFacts | null | undefined,
): readonly QualityBreach[] {
  if (promise === null || !facts) return [];
  const { seconds, sound } = facts;
  return [
    ...(seconds !== null && wholeSeconds(seconds) < promise.seconds ? ['too-short' as const] : []),
    ...(promise.sound && sound === false ? ['no-sound' as const] : []),
  ];
}
