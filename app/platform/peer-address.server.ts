import { getRequestHeader } from '@tanstack/react-start/server';

import { peerHeader } from './peer-header.ts';

/** The network address of who asks, as the host tells it; one key for all where it does not. */
export function peerAddress(): string {
  return getRequestHeader(peerHeader) ?? 'unknown';
}
