/** Far enough apart for the servers that a journey starts beside its own. */
const portsAWorker = 20;
/** Another first port lets two checkouts run their journeys side by side. */
const firstPort = Number(process.env['E2E_PORT'] ?? 3210);

/** Each worker has a server of its own, with a world that no other changes. @param index from 0 */
export const portOfWorker = (index: number): number => firstPort + index * portsAWorker;

/** Where the server of this worker's journeys listens. */
export const e2ePort = portOfWorker(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0));
export const e2eOrigin = `http://localhost:${e2ePort}`;
