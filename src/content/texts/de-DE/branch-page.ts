import type { Overrides } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../branch-page.ts';

export const notice: Overrides<typeof german.notice> = {
  meanwhile: {
    takeaway: 'Bis dahin können Sie gerne abholen.',
    dineIn: 'Bis dahin können Sie gerne bei uns essen.',
    'takeaway,dineIn': 'Bis dahin können Sie gerne abholen oder bei uns essen.',
  },
  preorder: 'Vorbestellen können Sie gerne schon jetzt.',
  preorderLater: 'Wir kümmern uns darum, sobald wir wieder geöffnet haben.',
};

export const menuAge: Overrides<typeof german.menuAge> = {
  factsRenewed: 'Die Angaben zur Filiale wurden eben aktualisiert.',
  retry: 'Noch einmal versuchen',
};
