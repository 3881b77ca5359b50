import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { User } from '#domain/account/user.ts';
import { AppError } from '#domain/app-error.ts';

/** A PDF and what it is called. */
export interface NamedPdf {
  readonly pdf: Uint8Array;
  readonly name: string;
}

/**
 * Counts the PDFs that a person asks for: each is drawn anew.
 * @throws AppError `too_many_requests` with the wait
 */
async function countPdf({ id }: Pick<User, 'id'>): Promise<void> {
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('pdfsPerPerson', `person ${id}`);
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
}

/**
 * A PDF to download that no cache keeps, or the refusal as JSON `{ code }`: 401, 403, 404, and 429 with `retry-after`
 * for someone who asks for too many.
 * @param read finds what is drawn, and refuses people who may not read it; they are not counted
 * @param draw draws it
 */
export async function pdfAnswer<Found>(
  read: (user: User) => Promise<Found>,
  draw: (found: Found) => Promise<NamedPdf>,
): Promise<Response> {
  try {
    const session = await readSession();
    if (!session) throw new AppError('sign_in_required');
    const found = await read(session.user);
    await countPdf(session.user);
    const { pdf, name } = await draw(found);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, retryAfter } = error;
    return Response.json(
      { code },
      { status, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
    );
  }
}
