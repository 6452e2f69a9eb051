/** Networks by the ends of their hosts: the name is what the link says. */
const NETWORKS: Readonly<Record<string, readonly string[]>> = {
  Instagram: ['instagram.com'],
  Facebook: ['facebook.com', 'fb.com', 'fb.me'],
  TikTok: ['tiktok.com'],
  Google: ['google.com', 'google.de', 'google.at', 'google.ch', 'goo.gl', 'g.page', 'g.co'],
  WhatsApp: ['whatsapp.com', 'wa.me'],
  YouTube: ['youtube.com', 'youtu.be'],
  Tripadvisor: ['tripadvisor.com', 'tripadvisor.de', 'tripadvisor.at', 'tripadvisor.ch'],
  Yelp: ['yelp.com', 'yelp.de'],
  Pinterest: ['pinterest.com', 'pinterest.de'],
  LinkedIn: ['linkedin.com'],
  Threads: ['threads.net', 'threads.com'],
  Bluesky: ['bsky.app'],
  Telegram: ['t.me', 'telegram.me'],
  X: ['x.com', 'twitter.com'],
};

const secure = (address: string): URL | null => {
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.hostname.includes('.') ? url : null;
};

/** Whether an address may stand at the foot of a page: `https://…`, or a path of the site such as `/site/imprint`. */
export const isShopLink = (address: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(address) || isProfile(address);

/** Whether an address may be a profile of the shop's: `https://…` without a password in it. */
export const isProfile = (address: string): boolean => !/\s/.test(address) && secure(address) !== null;

/** What a profile is called: the network's name, else the host. */
export function profileName(address: string): string {
  const host = (secure(address)?.hostname ?? address).replace(/^www\./, '');
  const known = Object.entries(NETWORKS).find(([, hosts]) =>
    hosts.some((one) => host === one || host.endsWith(`.${one}`)),
  );
  return known?.[0] ?? host;
}
