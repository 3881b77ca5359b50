import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';
import type { CaptionLine } from '#domain/clip/captions.ts';

/** The files made of a clip, by their ids in the storage of videos, and what was measured of the full one. */
export interface ClipFiles {
  readonly full?: string;
  readonly preview?: string;
  readonly poster?: string;
  readonly bytes?: number;
  readonly hasSound?: boolean;
}

/** The sample clips of celebrities (ADR 0145). */
export const clips = appSchema.table(
  'clips',
  {
    id: text('id').primaryKey(),
    vendorId: bigint('vendor_id', { mode: 'number' }).notNull(),
    /** The video as it was sent, at the video host. */
    videoId: text('video_id').notNull(),
    /** The order whose answer it is; null for an upload. */
    orderId: bigint('order_id', { mode: 'number' }),
    title: text('title').notNull().default(''),
    captions: jsonb('captions').$type<readonly CaptionLine[]>().notNull().default([]),
    /** The language of title and captions. */
    language: text('language').notNull(),
    position: integer('position').notNull(),
    /** A `ClipState`. */
    state: text('state').notNull().default('draft'),
    /** A `Preparation`. */
    preparation: text('preparation').notNull().default('as-is'),
    durationMs: integer('duration_ms'),
    files: jsonb('files').$type<ClipFiles>().notNull().default({}),
    /** Why it was declined. */
    words: text('words').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: bigint('decided_by', { mode: 'number' }),
  },
  (table) => [
    index('clips_vendor').on(table.vendorId, table.position),
    index('clips_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('clips_waiting')
      .on(table.sentAt, table.id)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

/** Orders whose fan withdrew the agreement that the video may be shown. */
export const revokedSamples = appSchema.table('revoked_samples', {
  orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
  revokedAt: timestamp('revoked_at', { withTimezone: true }).notNull(),
});
