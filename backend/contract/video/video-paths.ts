export const videoPaths = {
  apiKey: '/auth/api-key',
  refresh: '/auth/refresh',
  videos: '/videos',
  video: (videoId: string) => `/videos/${encodeURIComponent(videoId)}`,
  source: (videoId: string) => `/videos/${encodeURIComponent(videoId)}/source`,
  status: (videoId: string) => `/videos/${encodeURIComponent(videoId)}/status`,
  /** Source of a new video, for anyone who has an upload token. */
  upload: '/upload',
  uploadTokens: '/upload-tokens',
  /** Playback of the uploaded file; answers range requests. */
  mp4: (videoId: string) => `/vod/${encodeURIComponent(videoId)}/mp4/source.mp4`,
  /** The same for anyone who has the token. */
  watch: (videoId: string, token: string) =>
    `/vod/${encodeURIComponent(videoId)}/token/${encodeURIComponent(token)}/mp4/source.mp4`,
} as const;
