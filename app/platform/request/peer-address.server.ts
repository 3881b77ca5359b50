import { getRequestHeader } from '@tanstack/react-start/server';

import { peerHeader } from './peer-header.ts';

/** The client's network address, as determined by the host; empty (one shared key) without a host. */
export function peerAddress(): string {
  return getRequestHeader(peerHeader) ?? '';
}
