import { getRequestHeader } from '@tanstack/react-start/server';

import { peerHeader } from './peer-header.ts';

/** The network address of who asks, as the host determined it; empty, one key for all, where there is no host. */
export function peerAddress(): string {
  return getRequestHeader(peerHeader) ?? '';
}
