/** Header in which the server entry passes the client's address to the app. Overwritten on every request. */
export const peerHeader = 'x-astera-peer';
