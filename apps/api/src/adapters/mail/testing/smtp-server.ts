// A small server for mails, for tests.

import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

interface SmtpServer {
  readonly url: string;
  readonly lines: string[];
  close(): Promise<void>;
}

/** Takes mails as RFC 5321 says and keeps the lines; `refuse` answers the recipient with 550, `port` 0 is any free one. */
export async function startSmtp({ refuse = false, port: wanted = 0 } = {}): Promise<SmtpServer> {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString('utf8').split('\r\n').slice(0, -1)) {
        lines.push(line);
        if (isData && line !== '.') continue;
        const wasData = isData;
        isData = /^DATA$/i.test(line);
        socket.write(answerTo(line, wasData, refuse));
      }
    });
  });
  await new Promise<void>((ready) => {
    server.listen(wanted, '127.0.0.1', ready);
  });
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `smtp://127.0.0.1:${port}`,
    lines,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => {
        server.close(closed);
      });
    },
  };
}

function answerTo(line: string, wasData: boolean, refuse: boolean): string {
  if (wasData) return '250 taken\r\n';
  if (/^DATA$/i.test(line)) return '354 go on\r\n';
  if (/^RCPT/i.test(line) && refuse) return '550 nobody here\r\n';
  return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n';
}
