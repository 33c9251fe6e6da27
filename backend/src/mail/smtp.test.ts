import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { openSmtp } from './smtp';

/** A mail server for one session at a time: it records commands, and answers as RFC 5321 requires. */
const openMailServer = async (answerToData: string) => {
  const said: string[] = [];
  const talk = (socket: Socket): void => {
    let isLetter = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com ESMTP\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      rest += chunk.toString();
      const lines = rest.split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        said.push(line);
        if (isLetter && line !== '.') continue;
        if (isLetter) isLetter = false;
        if (line === 'DATA') {
          isLetter = true;
          socket.write('354 go on\r\n');
        } else if (line === '.') socket.write(`${answerToData}\r\n`);
        else if (line === 'QUIT') socket.end('221 bye\r\n');
        else socket.write('250 fine\r\n');
      }
    });
  };
  const server: Server = createServer(talk);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { said, url: `smtp://127.0.0.1:${port}`, close: () => new Promise((resolve) => server.close(resolve)) };
};

const mail = { to: 'jo@example.com', subject: 'Grüße', text: 'Text', html: '<p>Text</p>', language: 'de-DE' };
const from = 'Posy <hello@posy.example.com>';

test('hands a letter over to the mail server, as text and as HTML [D-mail-01]', async () => {
  const server = await openMailServer('250 taken');
  const smtp = openSmtp({ url: server.url, from });
  await smtp.send(mail);
  smtp.close();
  await server.close();
  const all = server.said.join('\n');
  expect(all).toContain('MAIL FROM:<hello@posy.example.com>');
  expect(all).toContain('RCPT TO:<jo@example.com>');
  expect(all).toContain('Content-Language: de-DE');
  expect(all).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
});

test('names a letter that is tried again the same each time, so that a mailbox keeps one of them [19]', async () => {
  const server = await openMailServer('250 taken');
  const smtp = openSmtp({ url: server.url, from });
  await smtp.send({ ...mail, id: 'c0ffee' });
  await smtp.send({ ...mail, id: 'c0ffee' });
  smtp.close();
  await server.close();
  const named = server.said.filter((line) => line.startsWith('Message-ID:'));
  expect(named).toEqual(Array.from({ length: 2 }, () => 'Message-ID: <c0ffee@posy.example.com>'));
});

test('says so when the letter is not taken, or when nobody is there [D-mail-01]', async () => {
  const server = await openMailServer('554 no');
  const smtp = openSmtp({ url: server.url, from });
  await expect(smtp.send(mail)).rejects.toThrow('554');
  smtp.close();
  await server.close();
  const gone = openSmtp({ url: server.url, from });
  await expect(gone.send(mail)).rejects.toThrow('ECONNREFUSED');
  gone.close();
});

test('has the one click of mail programs in its head, where its reader may stop such letters [H-13]', async () => {
  const server = await openMailServer('250 taken');
  const smtp = openSmtp({ url: server.url, from });
  await smtp.send({ ...mail, stop: 'https://posy.example.com/letters/stop/uk/abc' });
  smtp.close();
  await server.close();
  const head = server.said.join('\n');
  expect(head).toContain('List-Unsubscribe: <https://posy.example.com/letters/stop/uk/abc>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('says that a machine wrote it, so that no note of absence answers it [H-13]', async () => {
  const server = await openMailServer('250 taken');
  const smtp = openSmtp({ url: server.url, from });
  await smtp.send({ ...mail, replyTo: 'reply-1@reply.posy.example.com' });
  smtp.close();
  await server.close();
  expect(server.said).toContain('Auto-Submitted: auto-generated');
  expect(server.said).toContain('X-Auto-Response-Suppress: OOF, AutoReply');
});

test('takes no second address and no header of somebody’s own [H-13]', async () => {
  const server = await openMailServer('250 taken');
  const smtp = openSmtp({ url: server.url, from });
  for (const to of ['a@example.com, b@example.com', 'a@example.com\r\nBcc: b@example.com', '<a@example.com>', 'a'])
    await expect(smtp.send({ ...mail, to })).rejects.toThrow('one address');
  await smtp.send({ ...mail, subject: 'Ana\r\nBcc: b@example.com\r\n\r\nBuy' });
  smtp.close();
  await server.close();
  expect(server.said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<jo@example.com>']);
  expect(server.said.filter((line) => /^Bcc/i.test(line))).toEqual([]);
});
