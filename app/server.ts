import { createStartHandler, defaultStreamHandler } from '@tanstack/react-start/server';

import { answerEndpoint } from '#app/server/backend/endpoints.server.ts';
import { readAhead } from '#app/server/backend/catalog/read-ahead.server.ts';
import { startReopening } from '#app/server/availability/reopen-watch.server.ts';
import { startInvitingReviews } from '#app/server/reviews/review-invitations.server.ts';
import { startOpeningStores } from '#app/server/applications/open-stores.server.ts';
import { tellOfPasswordSetElsewhere } from '#app/server/accounts/password.server.ts';
import { noteChangeElsewhere } from '#app/server/people/people.server.ts';
import { endLiveStreams } from '#app/server/live/live-answer.server.ts';
import { startVideoRecords } from '#app/server/authenticity/video-records-watch.server.ts';
import { startPreparing } from '#app/server/clips/start-preparing.server.ts';
import { startLedger } from '#app/server/ledger/ledger-watch.server.ts';
import { startDataJobs } from '#app/server/my-data/start-data-jobs.server.ts';
import { startOrderNotifications } from '#app/server/orders/order-notification-watch.server.ts';
import { startFulfilments } from '#app/server/orders/start-fulfilments.server.ts';
import { closeTransport } from '#app/server/composition.server.ts';
import { startWatching } from '#app/server/health/watching.server.ts';
import { onBehalfOf } from './platform/log/log.server.ts';
import { askForScriptsLate } from '#app/platform/page/lazy-scripts.server.ts';
import { partsLoaded } from '#app/platform/page/lazy.ts';
import { requestIdOf } from './platform/request/request-id.ts';
import { peerHeader } from './platform/request/peer-header.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { needsSecondFactor } from '#app/server/sessions/second-factor/needs-second-factor.server.ts';
import { closeDatabase } from '#app/server/db/database.server.ts';
import { startForgetting } from '#app/server/db/broadcast-invalidation.server.ts';
import { closeSharedLock } from '#app/server/db/shared-lock.server.ts';
import { outgoingMail, stopOutgoingMail } from '#app/server/mail/outgoing-mail.server.ts';
import { signInLimit } from '#app/server/limits/sign-in-limit.server.ts';
import { currentGate } from '#app/server/settings/store/site-settings.server.ts';
import { verifiedSince } from '#app/server/accounts/store/verified-addresses.server.ts';

// Before anything is said: what is said is logged.
const watching = startWatching();
// What other processes changed is forgotten here.
const forgetting = startForgetting();
// What an earlier process promised and could not send is sent now, without waiting for a visitor.
outgoingMail().catch((error: unknown) => console.error(error));
// Accounts that are made from now on show that their address is theirs before they order (docs/adr/0063).
accountsStore()
  .then(({ database }) => verifiedSince(database, new Date()))
  .catch((error: unknown) => console.error(error));
// What happens to orders is told to whom it concerns, whichever process or person changed them.
const orderNews = startOrderNotifications();
// What happens to their money is booked, also what happened before there was a ledger.
const ledger = startLedger();
// Delivered videos get a signed record.
const videoRecords = startVideoRecords();
// What celebrities pressed is sent once it cannot be undone any more, also what an earlier process left.
const fulfilments = startFulfilments();
// Copies that were asked for are made, and accounts deleted that are due, also what an earlier process left.
const dataJobs = startDataJobs();
// Stores are opened that were approved, also what an earlier process left.
const openingStores = startOpeningStores();
// Those who wait for a celebrity are told when requests are taken again.
const reopening = startReopening();
// Small files are made of sample clips, also of what an earlier process left.
const preparing = startPreparing();
// Fans are asked once how it was, some days after the delivery.
const invitations = startInvitingReviews();

// The first visitors find what everyone looks at.
readAhead().catch((error: unknown) => console.error(error));

const answerPage = createStartHandler(async (page) => {
  await partsLoaded();
  // While developing, Vite adds scripts of its own in an order of its own.
  if (import.meta.env.PROD) askForScriptsLate(page.router);
  return defaultStreamHandler(page);
});

/** What the host knows of a request beyond the request itself. */
export interface HostContext {
  /** The visitor's network address, as the host determined it; empty when there was no host. */
  readonly clientAddress: string;
  /** What the host calls the request. */
  readonly requestId?: string;
}

/** The whole site as functions: the embedded back end's own paths first (ADR 0010), then the pages. */
export default {
  /** Answers any request. */
  async fetch(request: Request, options?: { context?: HostContext }): Promise<Response> {
    const address = options?.context?.clientAddress ?? '';
    // Overwritten on every request: what a client wrote there is no one's address.
    request.headers.set(peerHeader, address);
    return onBehalfOf(requestIdOf(options?.context?.requestId), async () => {
      const direct = await answerEndpoint(request, {
        clientAddress: address,
        openLimit: signInLimit,
        isClosed: async () => (await currentGate()).isClosed,
        needsSecondFactor,
        watch: { passwordSet: tellOfPasswordSetElsewhere, personChanged: noteChangeElsewhere },
      });
      return direct ?? answerPage(request);
    });
  },

  /**
   * Waits for what is being mailed and for the back end, and closes the database; afterwards nothing is answered any
   * more.
   */
  async close(): Promise<void> {
    endLiveStreams();
    await fulfilments.stop();
    await orderNews.stop();
    await ledger.stop();
    await videoRecords.stop();
    await dataJobs.stop();
    await openingStores.stop();
    await reopening.stop();
    await preparing.stop();
    await invitations.stop();
    await stopOutgoingMail();
    await closeTransport();
    await closeSharedLock();
    await forgetting.stop();
    await closeDatabase();
    watching.stop();
  },
};
