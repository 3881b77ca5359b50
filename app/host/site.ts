import { eventHandler, toWebRequest } from 'vinxi/http';

// Built by `vite build` just before; there is nothing to type-check it against until then.
import site from '../../dist/server/server.js';
import { peerHeader } from '../platform/peer-header.ts';

export default eventHandler((event) => {
  const { headers, socket } = event.node.req;
  headers[peerHeader] = socket.remoteAddress;
  return site.fetch(toWebRequest(event));
});
