import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A copy of the exported app with a server of its own, which can go away and be updated. */
export interface OwnServer {
  url: string;
  /** The server is gone: nobody answers at its address. */
  stop(): Promise<void>;
  /** It is back at the same address. */
  start(): Promise<void>;
  /** Another version of the app is there from now on; its pages say which one they are. */
  publish(edition: string): Promise<void>;
  /** A file is no longer what the app of this version expects. */
  spoil(name: string): Promise<void>;
  /** Takes everything away. */
  close(): Promise<void>;
}

export async function ownServer(): Promise<OwnServer> {
  const child = fork(path.resolve('__tests__/browser/serveCopy.mjs'), { execArgv: [] });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  const tell = async (order: string, about?: string) => {
    child.send({ order, about });
    await once(child, 'message');
  };
  return {
    url,
    stop: () => tell('stop'),
    start: () => tell('start'),
    publish: (edition) => tell('publish', edition),
    spoil: (name) => tell('spoil', name),
    close: () => tell('close'),
  };
}
