import type { VideoProblem } from '#backend/contract/video/video-problem.ts';

const problems = {
  'authentication-invalid-user-credentials': [400, 'The credentials are not valid.'],
  'authentication-failed': [401, 'A valid token or API key is needed.'],
  'watch-token-invalid': [403, 'This address is not valid any more.'],
  'request-invalid-body': [400, 'The body is not what this path expects.'],
  'resource-not-found': [404, 'There is no such video.'],
  'request-parameter-out-of-range': [400, 'This parameter is out of the allowed range of values.'],
  'method-not-allowed': [405, 'This path has no such method.'],
  'content-range-invalid': [400, 'The Content-Range header cannot be used.'],
  'content-range-mismatch': [400, 'The bytes do not fit the Content-Range header.'],
  'uploaded-file-no-file': [400, 'The form holds no file.'],
  'uploaded-file-multiple-files': [400, 'The form holds more than one file.'],
  'uploaded-file-no-captions': [400, 'The file is no WebVTT.'],
  'uploaded-file-no-picture': [400, 'The file is no JPEG or PNG.'],
  'uploaded-file-unreadable': [400, 'The form could not be read to its end.'],
  'uploaded-file-too-large': [413, 'The file is larger than is allowed.'],
  'storage-full': [503, 'There is no room at the moment.'],
  'video-source-already-uploaded': [400, 'The source of this video is already uploaded.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type VideoProblemName = keyof typeof problems;

/** An error of the video host, thrown anywhere below `fetch` and returned as a problem document. */
export class VideoRefusal extends Error {
  readonly problem: VideoProblemName;
  readonly field: string;

  /** @param field the invalid field or header, or empty */
  constructor(problem: VideoProblemName, field = '') {
    super(problem);
    this.name = 'VideoRefusal';
    this.problem = problem;
    this.field = field;
  }
}

/** True if a write failed because the disk is full; what was stored before stays as it is. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && fullCodes.has(String(error.code));
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT']);

/** The problem document `{type, title, name, status, problems}` of a refusal. */
export function problemResponse({ problem, field }: VideoRefusal): Response {
  const [status, title] = problems[problem];
  const body: VideoProblem = {
    type: `https://docs.api.video/reference/${problem}`,
    title,
    name: field,
    status,
    problems: [],
  };
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  });
  if (status === 503) headers.set('retry-after', '60');
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status, headers });
}
