import handler, { createServerEntry } from '@tanstack/react-start/server-entry';

import { outgoingMail } from './store/outgoing-mail.server.ts';

// What an earlier process promised and could not send is sent now, without waiting for a visitor.
outgoingMail().catch((error: unknown) => console.error(error));

export default createServerEntry({ fetch: handler.fetch });
