/** Header in which the host tells the app whose connection it is. The host overwrites it, so no client can. */
export const peerHeader = 'x-astera-peer';
