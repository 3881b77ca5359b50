import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import { actsAs, type Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';
import { readLimitedBody } from '#domain/limited-body.ts';
import { isVoiceNote, voiceNoteAnswer, voiceNoteMaxBytes } from '#domain/request/voice-note.ts';
import { isUuid } from '#domain/uuid.ts';

import { addVoiceNote, findVoiceNote } from './store/voice-notes.server.ts';

const personal = { 'cache-control': 'private, no-store' };

async function answered(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || isTrouble(error)) console.error(error);
    const { code, status, retryAfter } =
      error instanceof AppError ? error : new AppError('backend_failed');
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return Response.json({ code }, { status, headers: { ...personal, ...wait } });
  }
}

/**
 * POST with a voice note as its body: 200 `{ id }`, 401, 403 for anyone but fans, 413, 415, 429. It belongs to the
 * person, and to no order yet.
 */
export function answerNewVoiceNote(request: Request): Promise<Response> {
  return answered(async () => {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const { user } = session;
    if (!actsAs(user, 'fan')) throw new AppError('not_allowed');
    const { limits } = await accountsStore();
    const retryAfter = await limits.attempt('voiceNotesPerPerson', `person ${user.id}`);
    if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
    const bytes = await readLimitedBody(request, voiceNoteMaxBytes);
    if (!bytes || !isVoiceNote(bytes)) throw new AppError('not_a_voice_note');
    const id = crypto.randomUUID();
    await addVoiceNote(await ownTables(), { id, personId: user.id, bytes }, new Date());
    return Response.json({ id }, { headers: personal });
  });
}

/**
 * Whether someone may hear the voice note of an order: who may see the order and finds it there, sent by its fan.
 * Another fan's id that was written into an order opens nothing.
 */
async function isOfOrder(id: string, personId: number, orderId: string | null, actor: Actor) {
  if (orderId === null || !/^[1-9]\d{0,8}$/.test(orderId)) return false;
  const { customerId, lines } = await getOrder(Number(orderId), actor);
  return customerId === personId && lines.some(({ answers }) => answers[voiceNoteAnswer] === id);
}

/** The bytes that a `Range` header asks for; null for all of them, and `bad` for none that there are. */
function rangeOf(header: string | null, size: number): [from: number, to: number] | 'bad' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,9})-(\d{0,9})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from <= to ? [from, to] : 'bad';
}

/** Safari plays only what it can ask for in parts. */
function soundAnswer(request: Request, bytes: Uint8Array): Response {
  const headers = { ...personal, 'content-type': 'audio/wav', 'accept-ranges': 'bytes' };
  const size = bytes.byteLength;
  const range = rangeOf(request.headers.get('range'), size);
  if (range === 'bad') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'content-range': `bytes */${size}` },
    });
  }
  if (range === null) return new Response(Uint8Array.from(bytes), { headers });
  const [from, to] = range;
  return new Response(Uint8Array.from(bytes.subarray(from, to + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${from}-${to}/${size}` },
  });
}

/** GET, `?order=7` for those who are not its owner: 200, 206, 401, 404 or 416. */
export function answerVoiceNote(request: Request, id: string): Promise<Response> {
  return answered(async () => {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const note = isUuid(id) ? await findVoiceNote(await ownTables(), id) : null;
    if (!note) throw new AppError('not_found');
    const { user } = session;
    const orderId = new URL(request.url).searchParams.get('order');
    const isTheirs =
      note.personId === user.id || (await isOfOrder(id, note.personId, orderId, user));
    if (!isTheirs) throw new AppError('not_found');
    return soundAnswer(request, note.bytes);
  });
}
