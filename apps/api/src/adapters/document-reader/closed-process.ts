// Shuts the ways out of this process: it reads files of strangers and has nobody to talk to but its parent. Node's own permissions, with which it is
// started, already keep it from other files, from writing and from starting programs.

import dgram from 'node:dgram';
import dns from 'node:dns';
import net from 'node:net';

function refuse(): never {
  throw new Error('This process has no network.');
}

/** From here on no connection can be made. */
export function closeNetwork(): void {
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dgram.Socket.prototype.connect = refuse;
  dns.lookup = Object.assign(refuse, { __promisify__: refuse });
  Object.assign(globalThis, { fetch: refuse, WebSocket: refuse, EventSource: refuse });
}
