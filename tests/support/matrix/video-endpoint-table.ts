import type { EndpointRow } from './endpoint-row.ts';
import { everyone } from './persons.ts';

/** A path of the video host, whose credentials no person has: only its api key opens it. */
function keyOnly(methods: string, path: string, body?: unknown): EndpointRow {
  return { methods, path, ...(body === undefined ? {} : { body }), answers: everyone(401) };
}

/** Every path of the video host. */
export const videoEndpoints: readonly EndpointRow[] = [
  { methods: 'POST', path: '/auth/api-key', body: { apiKey: 'guessed' }, answers: everyone(400) },
  {
    methods: 'POST',
    path: '/auth/refresh',
    body: { refreshToken: 'guessed' },
    answers: everyone(400),
  },
  keyOnly('GET', '/videos'),
  keyOnly('POST', '/videos', { title: 'Mine' }),
  {
    methods: 'GET PATCH DELETE',
    path: '/videos/{}',
    of: ({ answerVideo }) => answerVideo(),
    body: {},
    answers: everyone(401),
  },
  keyOnly('POST', '/videos/vi1/source'),
  keyOnly('GET', '/videos/vi1/status'),
  keyOnly('POST PATCH', '/videos/vi1/thumbnail'),
  keyOnly('GET', '/videos/vi1/captions'),
  keyOnly('GET POST PATCH DELETE', '/videos/vi1/captions/en'),
  keyOnly('GET', '/vod/vi1/captions/en.vtt'),
  keyOnly('GET', '/vod/vi1/mp4/source.mp4'),
  // Good for anyone who was given the address, and for no other video.
  { methods: 'GET', path: '/vod/vi1/token/guessed/mp4/source.mp4', answers: everyone(403) },
  { methods: 'POST', path: '/upload?token=guessed', answers: everyone(404) },
  keyOnly('GET', '/upload-tokens'),
  keyOnly('POST', '/upload-tokens', {}),
  keyOnly('GET DELETE', '/upload-tokens/to1'),
  keyOnly('GET', '/watermarks'),
  keyOnly('POST', '/watermarks'),
  keyOnly('DELETE', '/watermarks/wa1'),
  keyOnly('GET', '/players'),
  keyOnly('POST', '/players', {}),
  keyOnly('GET PATCH DELETE', '/players/pt1', {}),
  keyOnly('GET POST', '/players/pt1/logo'),
];
