// Ways to write an address that leads inside, or to none of the web: what an attacker would enter as the address of a feed.

/** Loopback, this network, private networks, clouds' metadata and documentation, in every spelling that some parser takes. */
const HOSTS = [
  '127.0.0.1', '127.1', '127.0.1', '127.127.127.127', '127.0.0.1.', '0', '0.0.0.0', '0x0', '00', '0.0', '2130706433', '017700000001', '0x7f000001', '0x7f.1', '0x7f.0x0.0x0.0x1', '0177.0.0.1', '0177.0.0.01',
  '127.0.0.0x1', '0x7F.0.0.1', '127.0x0.0.1', '%31%32%37.0.0.1', '127%2e0%2e0%2e1', '１２７.０.０.１', '127。0。0。1', '127．0．0．1', '127｡0｡0｡1', '①②⑦.⓪.⓪.①',
  '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[0::0]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::127.0.0.1]', '[::7f00:1]', '[64:ff9b::127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]', '[2002:7f00:0001::1]', '[2001:0:7f00:1::]', '[2001:0000:4136:e378:8000:63bf:80ff:fffe]', '[fe80::1]', '[fc00::1]', '[fd00::1]', '[fd00:ec2::254]', '[ff02::1]', '[100::1]', '[2001:db8::1]', '[3fff::1]', '[5f00::1]', '[::ffff:0:127.0.0.1]', '[fec0::1]', '[2001:2::1]', '[2001:10::1]', '[2620:4f:8000::1]',
  '169.254.169.254', '169.254.170.2', '0xa9fea9fe', '2852039166', '0251.0376.0251.0376', '[::ffff:169.254.169.254]', '[::ffff:a9fe:a9fe]', '100.64.0.1', '100.100.100.200', '100.127.255.254',
  '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.1.1', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.175.48.1', '192.31.196.1', '192.52.193.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255', '168.63.129.16',
  'localhost', 'LOCALHOST', 'localhost.', 'lоcalhost', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'ip6-localhost', 'sub.localhost', 'inside.example', 'metadata.google.internal', 'rebound.example', 'mixed.example', 'mapped.example', 'nat64.example', 'linklocal.example',
] as const;

/** Whole addresses that are no plain one, `{host}` standing for a canary's host and port. */
const WHOLE = [
  'file:///etc/passwd', 'file://{host}/etc/passwd', 'gopher://{host}/_GET', 'ftp://{host}/feed', 'data:text/xml,<rss/>', 'javascript:alert(1)', 'dict://{host}/d', 'ldap://{host}/', 'tftp://{host}/x', 'jar:http://{host}!/x', 'ws://{host}/', 'wss://{host}/', 'blob:http://{host}/1', 'about:blank', 'view-source:http://{host}/', 'netdoc:///etc/passwd', 'unix:/var/run/docker.sock', 'http+unix://%2Fvar%2Frun%2Fdocker.sock/info',
  'http://public.example@{host}/', 'http://public.example:80@{host}/', 'http://user:password@{host}/', 'http://{host}@public.example/', 'https://:@{host}/', 'http://@{host}/', 'http://public.example%40{host}/', 'http://public.example#@{host}/', 'http://public.example?@{host}/',
  String.raw`http://public.example\@{host}/`, String.raw`http:\\{host}\feed`, 'http:/{host}/', 'http:{host}/', 'http:///{host}/', '//{host}/', 'http://{host}', ' http://{host}/', '\thttp://{host}/', 'ht\ntp://{host}/', 'HTTP://{host}/', 'http://{host}/%0d%0aHost:%20x', 'http://[::1]:22/', 'http://127.0.0.1:22/', 'http://127.0.0.1:6379/', 'http://127.0.0.1:5432/', 'http://[::1%25lo]/', 'http://[::1', 'http://', 'http://:80/', 'http://.', 'http://?', '', 'feed', '/feed', 'http://127.0.0.1:99999/', 'https://127.0.0.1:0/',
] as const;

/** The addresses that names of these tests resolve to. */
export const NAMES: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
  'mixed.example': ['93.184.215.14', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'linklocal.example': ['fe80::1%lo'],
  'rebound.example': ['127.0.0.1'],
  'ip6-localhost': ['::1'],
};

/** Each once: with the port of a canary on this machine, and, for hosts, with the usual ones. */
export function insideUrls(canaryPort: number): string[] {
  const hosts = HOSTS.flatMap((host) => [`http://${host}:${canaryPort}/feed`, `https://${host}/feed`]);
  const whole = WHOLE.map((form) => form.replaceAll('{host}', `127.0.0.1:${canaryPort}`));
  return [...new Set([...hosts, ...whole])];
}
