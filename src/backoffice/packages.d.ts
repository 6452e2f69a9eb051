/** A file by its address, never within the script. */
declare module '*?url&no-inline' {
  const address: string;
  export default address;
}

declare module 'ra-language-german' {
  import type { TranslationMessages } from 'react-admin';

  const messages: TranslationMessages;
  export default messages;
}
