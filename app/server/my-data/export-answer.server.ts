import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import { readSession } from '#app/server/sessions/read-session.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { readyDataExport } from '#app/server/my-data/store/data-exports.server.ts';
import { AppError } from '#domain/app-error.ts';

import { exportFile, exportFolder } from './export-jobs.server.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

async function copyOf(id: string): Promise<{ readonly file: string; readonly day: string }> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  const { database } = await accountsStore();
  const asked = { id, personId: session.user.id };
  const row = uuid.test(id) ? await readyDataExport(database, asked, new Date()) : null;
  if (!row) throw new AppError('not_found');
  return { file: exportFile(exportFolder, row.id), day: row.askedAt.toISOString().slice(0, 10) };
}

/** The bytes of a file, read as fast as the client takes them. */
function bodyOf(file: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = createReadStream(file);
  const pieces: AsyncIterator<Uint8Array> = bytes[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    cancel: () => {
      bytes.destroy();
    },
  });
}

/**
 * Responds to a download of an export: 200 for its owner, 401 without a session, 404 for another user's or an expired
 * one.
 */
export async function answerWithExport(request: Request, id: string): Promise<Response> {
  try {
    const { file, day } = await copyOf(id);
    const info = await stat(file).catch(() => null);
    if (!info) throw new AppError('not_found');
    const headers = {
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="my-data-${day}.zip"`,
      'content-length': String(info.size),
      'content-type': 'application/zip',
      'x-content-type-options': 'nosniff',
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(bodyOf(file), { headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
