import { eventHandler, toWebRequest } from 'vinxi/http';

// Built by `vite build` just before; there is nothing to type-check it against until then.
import site from '../../dist/server/server.js';

export default eventHandler((event) => site.fetch(toWebRequest(event)));
