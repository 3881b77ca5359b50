import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { approveClip } from '#app/server/clips/desk-clips.server.ts';
import { answerClip } from '#app/server/clips/clip-answer.server.ts';
import {
  addUploadedClip,
  beginClip,
  deleteOwnClip,
  editOwnClip,
  listOwnClips,
  replaceOwnFile,
  sendOwnClip,
} from '#app/server/clips/own-clips.server.ts';
import { onPreparationAsked } from '#app/server/clips/prepare-clips.server.ts';
import {
  findClip,
  leaveAsIs,
  moveClip,
  unpreparedClips,
} from '#app/server/clips/store/clips.server.ts';
import { prepareClip } from '#app/server/clips/transcoder/prepare-clip.server.ts';
import { UnusableFile } from '#app/server/clips/transcoder/probe.server.ts';
import { transcode } from '#app/server/clips/transcoder/transcode.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { createAccountLimits } from '#app/server/limits/account-limits.server.ts';
import { relayTicketed } from '#app/server/uploads/relay-chunk.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { AppError } from '#domain/app-error.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Clip } from '#domain/clip/clip.ts';

import {
  mp4Bytes,
  startAnswerVideos,
  type AnswerVideoFixture,
} from '../videos/answer-video-fixture.ts';
import { chunkRequest } from '#tests/support/orders/file-chunk.ts';
import { openPglite } from '#tests/support/databases/open-database.ts';

/** What becomes of clips around the transcoder, which itself is tested where ffmpeg is installed. */
const folder = await vi.hoisted(async () => {
  const [{ mkdtemp: make }, os, path] = await Promise.all([
    import('node:fs/promises'),
    import('node:os'),
    import('node:path'),
  ]);
  const made = await make(path.join(os.tmpdir(), 'prepared-'));
  process.env['DATA_DIR'] = made;
  return made;
});
let fixture: AnswerVideoFixture;
const client = await openPglite();
const database = drizzle({ client });
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));
vi.mock('#app/server/accounts/store/accounts-store.server.ts', () => ({
  accountsStore: () => Promise.resolve({ database, limits: createAccountLimits(database) }),
}));
vi.mock('#app/server/db/own-tables.server.ts', () => ({
  ownTables: () => Promise.resolve(database),
}));
vi.mock('#app/server/sessions/read-session.server.ts', () => ({
  readSession: () => Promise.resolve(null),
}));
vi.mock('#app/server/mail/outgoing-mail.server.ts', () => ({
  outgoingMail: () => Promise.resolve({ put: () => Promise.resolve() }),
}));
vi.mock('#app/server/clips/transcoder/transcode.server.ts', () => ({
  transcode: vi.fn<typeof transcode>(),
}));

const bytes = 3_000;
const file = mp4Bytes(bytes);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 5, 6, 7, 8]);
const tool = { ffmpeg: ['ffmpeg'], ffprobe: ['ffprobe'], mapsTones: false };
let celebrity: Actor;
let listening: () => void;

beforeAll(async () => {
  await migrateStore(database);
  fixture = await startAnswerVideos();
  const { rows } = await listOrders({ id: 0, role: 'administrator' }, { page: 1, status: null });
  const order = rows.find(({ celebrityId }) => celebrityId !== null);
  celebrity = { id: order?.celebrityId ?? 0, role: 'celebrity' };
  // As a process that has a transcoder.
  const forget = onPreparationAsked(() => undefined);
  listening = () => void forget();
});
afterAll(async () => {
  listening();
  await fixture.close();
  await client.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  for (const { id } of await listOwnClips(celebrity)) await deleteOwnClip(celebrity, id);
  vi.mocked(transcode).mockReset().mockImplementation(makeFiles);
});

async function makeFiles({ folder: place }: { readonly folder: string }) {
  // It finds the upload as it was sent.
  expect((await readFile(join(place, 'input'))).length).toBe(bytes);
  await writeFile(join(place, 'full.mp4'), mp4Bytes(900));
  await writeFile(join(place, 'preview.mp4'), mp4Bytes(300));
  await writeFile(join(place, 'poster.jpg'), jpeg);
  return {
    ...{ full: 'full.mp4', preview: 'preview.mp4', poster: 'poster.jpg' },
    facts: { durationMs: 7_000, bytes: 900, hasSound: false },
  };
}

async function uploaded(): Promise<string> {
  const videoId = await beginClip(celebrity, bytes);
  const range = { start: 0, end: bytes - 1, total: bytes };
  const request = chunkRequest({ ...range, file: new Blob([file]) });
  await relayTicketed({ userId: celebrity.id, videoId, orderId: null }, request);
  return videoId;
}

async function newClip(): Promise<Clip> {
  const videoId = await uploaded();
  const clip = (await addUploadedClip(celebrity, { videoId, durationMs: null }, 'en')).at(-1);
  if (!clip) throw new Error('no clip was added');
  const { id, version } = clip;
  const change = { title: 'Hello', captions: [], language: 'en' } as const;
  await editOwnClip(celebrity, { id, version, ...change });
  return latest(id);
}

async function latest(id: string): Promise<Clip> {
  const clip = (await listOwnClips(celebrity)).find((one) => one.id === id);
  if (!clip) throw new Error('the clip is gone');
  return clip;
}

const code = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const prepare = (id: string) => prepareClip(id, { transcoder: tool });
const approve = ({ id, version }: Clip) =>
  approveClip({
    manager: { id: 1, role: 'manager', name: 'Maria', picture: null },
    seen: { id, version },
    site: { origin: 'http://site.test', name: 'Astera' },
  });

/** How many videos and files of clips are stored. */
async function storedFiles(): Promise<number> {
  const names = await readdir(fixture.folder);
  return names.filter((name) => name.startsWith('vi')).length;
}

async function served(id: string, part: string, version?: number) {
  const address = `http://site.test/api/clip/${id}/${part}${version ? `?v=${version}` : ''}`;
  const answer = await answerClip(new Request(address), id, part);
  const { headers, status } = answer;
  const length = (await answer.bytes()).length;
  const names = ['cache-control', 'content-type'] as const;
  return [status, length, ...names.map((name) => headers.get(name))];
}

describe('a clip with a transcoder', () => {
  it('waits, cannot be approved yet, and keeps its version once it is prepared', async () => {
    const clip = await newClip();
    expect(clip.preparation).toBe('waiting');
    expect((await unpreparedClips(database)).map(({ id }) => id)).toEqual([clip.id]);
    await sendOwnClip(celebrity, clip);
    const sent = await latest(clip.id);
    expect(await code(approve(sent))).toBe('clip_moved_on');
    await prepare(clip.id);
    const ready = await latest(clip.id);
    expect(ready).toMatchObject({ preparation: 'done', durationMs: 7_000, hasPoster: true });
    expect([ready.version, ready.state, ready.hasSound]).toEqual([sent.version, 'waiting', false]);
    expect(await unpreparedClips(database)).toEqual([]);
    expect(await readdir(join(folder, 'clip-work'))).toEqual([]);
  });

  it('is served by its small files, which browsers keep where the address names the version', async () => {
    const clip = await newClip();
    await prepare(clip.id);
    await sendOwnClip(celebrity, clip);
    const { version } = (await moveClip(database, await latest(clip.id), 'approve')) ?? clip;
    const kept = 'private, max-age=2592000, immutable';
    expect(await served(clip.id, 'video', version)).toEqual([200, 900, kept, 'video/mp4']);
    expect(await served(clip.id, 'preview', version)).toEqual([200, 300, kept, 'video/mp4']);
    expect(await served(clip.id, 'poster', version)).toEqual([200, 12, kept, 'image/jpeg']);
    expect(await served(clip.id, 'preview')).toEqual([200, 300, 'public, no-cache', 'video/mp4']);
    expect((await served(clip.id, 'preview', version - 1))[2]).toBe('public, no-cache');
  });

  it('takes all its files along when it is deleted, also while it is being prepared', async () => {
    const before = await storedFiles();
    const clip = await newClip();
    await prepare(clip.id);
    expect(await storedFiles()).toBe(before + 4);
    await deleteOwnClip(celebrity, clip.id);
    expect(await storedFiles()).toBe(before);

    const other = await newClip();
    vi.mocked(transcode).mockImplementation(async (work) => {
      const made = await makeFiles(work);
      await deleteOwnClip(celebrity, other.id);
      return made;
    });
    await prepare(other.id);
    expect(await storedFiles()).toBe(before);
  });

  it('that is taken down meanwhile gets no files any more', async () => {
    const clip = await newClip();
    const row = await findClip(database, clip.id);
    vi.mocked(transcode).mockImplementation(async (work) => {
      const made = await makeFiles(work);
      await moveClip(database, row ?? clip, 'revoke', { files: {} });
      return made;
    });
    const before = await storedFiles();
    await prepare(clip.id);
    expect((await findClip(database, clip.id))?.files).toEqual({});
    expect(await storedFiles()).toBe(before);
  });

  it('is tried again after a failure that is not the fault of its file', async () => {
    const clip = await newClip();
    vi.mocked(transcode).mockRejectedValueOnce(new Error('There is no space left for clips.'));
    await expect(prepare(clip.id)).rejects.toThrow('no space left');
    expect((await latest(clip.id)).preparation).toBe('waiting');
    expect(await readdir(join(folder, 'clip-work'))).toEqual([]);
    await prepare(clip.id);
    expect((await latest(clip.id)).preparation).toBe('done');
  });

  it('plays as it is where there is no transcoder any more', async () => {
    const clip = await newClip();
    await leaveAsIs(database);
    expect((await latest(clip.id)).preparation).toBe('as-is');
    // Once there is one again, it is prepared after all.
    expect((await unpreparedClips(database)).map(({ id }) => id)).toEqual([clip.id]);
  });
});

describe('a clip whose file is of no use', () => {
  async function unusable(): Promise<Clip> {
    const clip = await newClip();
    await sendOwnClip(celebrity, clip);
    vi.mocked(transcode).mockRejectedValueOnce(new UnusableFile('broken'));
    await prepare(clip.id);
    return latest(clip.id);
  }

  it('leaves the queue of the team, and cannot be sent', async () => {
    const clip = await unusable();
    expect(clip).toMatchObject({ state: 'draft', preparation: 'broken', title: 'Hello' });
    expect(await code(sendOwnClip(celebrity, clip))).toBe('invalid_input');
    expect(await unpreparedClips(database)).toEqual([]);
  });

  it('gets another file, and keeps what was written about it', async () => {
    const clip = await unusable();
    const before = await storedFiles();
    const videoId = await uploaded();
    const seen = { id: clip.id, version: clip.version };
    const upload = { videoId, durationMs: null };
    expect(await code(replaceOwnFile({ id: 999_999, role: 'celebrity' }, seen, upload))).toBe(
      'not_found',
    );
    await replaceOwnFile(celebrity, seen, upload);
    expect(await latest(clip.id)).toMatchObject({ preparation: 'waiting', title: 'Hello' });
    // The earlier file is deleted.
    expect(await storedFiles()).toBe(before);
    await replaceOwnFile(celebrity, seen, upload);
    await prepare(clip.id);
    const ready = await latest(clip.id);
    expect(ready.preparation).toBe('done');
    const more = { videoId: await uploaded(), durationMs: null };
    expect(await code(replaceOwnFile(celebrity, ready, more))).toBe('clip_moved_on');
  });

  it('that everyone sees already stays as it was approved', async () => {
    const clip = await newClip();
    await leaveAsIs(database);
    await sendOwnClip(celebrity, clip);
    await moveClip(database, await latest(clip.id), 'approve');
    vi.mocked(transcode).mockRejectedValueOnce(new UnusableFile('too-large'));
    await prepare(clip.id);
    expect(await latest(clip.id)).toMatchObject({ state: 'public', preparation: 'too-large' });
    expect((await served(clip.id, 'video'))[0]).toBe(200);
  });
});
