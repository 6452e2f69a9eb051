/** The push services of the browsers that there are: Chrome and Edge on Android, Firefox, Edge on Windows, Safari. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
];

/** Whether an address is one that notifications may be sent to. A browser names it, so the shop must not call just any. */
export type IsPushAddress = (address: string) => boolean;

export const isPushService: IsPushAddress = (address) => {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return SERVICES.some((service) => service.test(url.hostname));
};
