const patienceMs = 5_000;

/** The length of a video file in milliseconds, as far as this browser can play it; otherwise null. */
export function measureVideo(file: Blob): Promise<number | null> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  return new Promise<number | null>((resolve) => {
    const late = setTimeout(() => resolve(null), patienceMs);
    const done = () => {
      clearTimeout(late);
      const { duration } = video;
      resolve(Number.isFinite(duration) && duration > 0 ? Math.ceil(duration * 1_000) : null);
    };
    video.preload = 'metadata';
    video.addEventListener('loadedmetadata', done, { once: true });
    video.addEventListener('error', done, { once: true });
    video.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}
