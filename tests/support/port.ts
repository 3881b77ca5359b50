/** Where the journeys' server listens; another one lets two checkouts run their journeys side by side. */
export const e2ePort = Number(process.env['E2E_PORT'] ?? 3210);
export const e2eOrigin = `http://localhost:${e2ePort}`;
