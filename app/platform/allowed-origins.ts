import { createServerOnlyFn } from '@tanstack/react-start';

/** The origins this site answers at: loopback names at the port, and `APP_ORIGIN`. */
export const allowedOrigins = createServerOnlyFn((): readonly string[] => {
  const port = process.env['PORT'] ?? '3000';
  const publicOrigin = process.env['APP_ORIGIN'];
  return [
    `http://localhost:${port}`,
    `http://127.0.0.1:${port}`,
    `http://[::1]:${port}`,
    ...(publicOrigin ? [new URL(publicOrigin).origin] : []),
  ];
});
