import type { VideoProblem } from '#backend/contract/video.ts';

const problems = {
  'authentication-invalid-user-credentials': [400, 'The credentials are not valid.'],
  'authentication-failed': [401, 'A valid token or API key is needed.'],
  'request-invalid-body': [400, 'The body is not what this path expects.'],
  'resource-not-found': [404, 'There is no such video.'],
  'method-not-allowed': [405, 'This path has no such method.'],
  'content-range-invalid': [400, 'The Content-Range header cannot be used.'],
  'content-range-mismatch': [400, 'The bytes do not fit the Content-Range header.'],
  'uploaded-file-no-file': [400, 'The form holds no file.'],
  'uploaded-file-multiple-files': [400, 'The form holds more than one file.'],
  'uploaded-file-unreadable': [400, 'The form could not be read to its end.'],
  'uploaded-file-too-large': [413, 'The file is larger than is allowed.'],
  'video-source-already-uploaded': [400, 'The source of this video is already uploaded.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type VideoProblemName = keyof typeof problems;

/** A refusal of the video host, thrown anywhere below `fetch` and answered as a problem document. */
export class VideoRefusal extends Error {
  readonly problem: VideoProblemName;
  readonly field: string;

  /** @param field the field or header at fault, or empty */
  constructor(problem: VideoProblemName, field = '') {
    super(problem);
    this.name = 'VideoRefusal';
    this.problem = problem;
    this.field = field;
  }
}

/** The problem document `{type, title, name, status, problems}` that goes with a refusal. */
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
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status, headers });
}
