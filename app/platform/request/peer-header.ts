/** Header in which the server entry tells the app whose connection it is. It is overwritten on every request. */
export const peerHeader = 'x-astera-peer';
