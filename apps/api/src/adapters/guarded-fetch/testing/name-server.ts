// A name server on loopback that answers every question for an IPv4 address as a test says, with a life of nothing.

import { createSocket } from 'node:dgram';

export interface NameServer {
  /** `127.0.0.1:port`. */
  readonly address: string;
  /** Questions for an IPv4 address so far. */
  asked(): number;
  close(): void;
}

const HEAD = 12;
const TYPE_A = 1;

/** Answers the n-th question for an IPv4 address, from 1 on, with `answer(n)`; other questions have no answer. */
export async function startNameServer(answer: (number: number) => string): Promise<NameServer> {
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const end = question.indexOf(0, HEAD) + 5;
    const isV4 = question.readUInt16BE(end - 4) === TYPE_A;
    if (isV4) asked += 1;
    const head = Buffer.from(question.subarray(0, HEAD));
    head.writeUInt16BE(0x81_80, 2);
    head.writeUInt16BE(isV4 ? 1 : 0, 6);
    head.fill(0, 8);
    const record = isV4
      ? [
          Buffer.from([0xc0, HEAD, 0, TYPE_A, 0, 1, 0, 0, 0, 0, 0, 4]),
          Buffer.from(answer(asked).split('.').map(Number)),
        ]
      : [];
    socket.send(Buffer.concat([head, question.subarray(HEAD, end), ...record]), from.port, from.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    close: () => void socket.close(),
  };
}
