import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve/serve.ts';

export const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A host of the guide that a test can stop. */
export type Servidor = {
  origin: string;
  stop: () => Promise<void>;
  restart: (folder?: string) => Promise<void>;
};

/** Starts a host on a port of its own, with the guide in its folder `base`. After `stop` its address answers nothing until `restart`. */
export async function startServer(folder = DIST, base = '/'): Promise<Servidor> {
  let server: Server = await serve(folder, 0, base);
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    origin: `http://localhost:${port}`,
    stop,
    async restart(newFolder = folder) {
      if (server.listening) await stop();
      server = await serve(newFolder, port, base);
    },
  };
}
