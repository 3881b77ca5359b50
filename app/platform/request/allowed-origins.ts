import { createServerOnlyFn } from '@tanstack/react-start';

/** The origins of the loopback names at a port, and of the public address. */
export function originsAt(port: string, publicOrigin: string | undefined): readonly string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  // `URL` omits the default HTTP port, and so does a browser's `Origin`.
  return [...loopback, ...(publicOrigin ? [publicOrigin] : [])].map(
    (address) => new URL(address).origin,
  );
}

/** The origins this site responds at: loopback names at the port, and `APP_ORIGIN`. */
export const allowedOrigins = createServerOnlyFn((): readonly string[] =>
  originsAt(process.env['PORT'] ?? '3000', process.env['APP_ORIGIN']),
);
