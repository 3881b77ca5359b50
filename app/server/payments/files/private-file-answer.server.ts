import { readSession } from '#app/server/sessions/read-session.server.ts';
import type { Actor } from '#domain/account/role.ts';
import { AppError } from '#domain/app-error.ts';

/** Who asks for a file. @throws AppError `sign_in_required` */
export async function actorOfRequest(): Promise<Actor> {
  const session = await readSession();
  if (!session) throw new AppError('sign_in_required');
  return session.user;
}

/** A file to download that no cache keeps, or the refusal as JSON. */
export async function privateFileAnswer(
  name: string,
  type: string,
  write: () => Promise<string>,
): Promise<Response> {
  try {
    const body = await write();
    return new Response(body, {
      headers: {
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-type': type,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ code: error.code }, { status: error.status });
  }
}
