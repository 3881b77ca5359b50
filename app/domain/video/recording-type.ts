/** In order of preference: formats that play everywhere, then whatever other browsers can record. */
const recordingTypes = [
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01E,opus',
  'video/mp4',
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
] as const;

/** The type to record in; undefined if this browser can record none that we accept. */
export function recordingType(isSupported: (type: string) => boolean): string | undefined {
  return recordingTypes.find((type) => isSupported(type));
}
