/** Why a file could not be fetched. */
export type DownloadFailure = 'signed-out' | 'refused' | 'missing' | 'too-many' | 'failed';

function failureOf(status: number): DownloadFailure {
  if (status === 401) return 'signed-out';
  if (status === 403) return 'refused';
  if (status === 429) return 'too-many';
  return status === 404 ? 'missing' : 'failed';
}

/** Saves a file on the device. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Fetches a file of this site and saves it on the device. A link would show a refusal as a page of its own.
 * @returns null once it is saved
 */
export async function saveFile(address: string, name: string): Promise<DownloadFailure | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return failureOf(answer.status);
    saveBlob(await answer.blob(), name);
    return null;
  } catch {
    return 'failed';
  }
}
