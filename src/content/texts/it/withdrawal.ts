// Apart from the other texts, since few pages and few shops need them.
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../withdrawal.ts';

/** The withdrawal function in the words of Directive 2011/83/EU, art. 11a, and what the checkout says of the right. */
export const withdrawal: Words<typeof german.withdrawal> = {
  step1: 'Passo 1 di 2: da che cosa desidera recedere?',
  noReason: 'Non è necessario indicare un motivo.',
  needsScript: 'Il modulo richiede JavaScript. Può inviarci la dichiarazione di recesso anche via e-mail.',
  name: 'Il suo nome',
  nameHint: 'Come è scritto nell’ordine.',
  orderNumber: 'Numero d’ordine',
  orderNumberHint: 'Si trova nella conferma d’ordine, per esempio 1234 o #42.',
  goods: 'Da che cosa desidera recedere?',
  goodsHint: 'Lasci vuoto se si tratta dell’intero ordine.',
  lines: 'Questi beni',
  noLines:
    'Per questo ordine non risultano beni con diritto di recesso. Può comunque dichiarare il recesso; lo verificheremo.',
  linesMissing: 'Scelga almeno un bene.',
  email: 'E-mail per l’avviso di ricevimento',
  next: 'Avanti',
  step2: 'Passo 2 di 2: controlli e confermi',
  declare: 'Con la presente recedo dal contratto relativo a:',
  all: 'l’intero ordine',
  confirm: 'Conferma recesso',
  sending: 'Invio in corso…',
  back: 'Indietro',
  failed: 'Non è stato possibile inviare il recesso. Riprovi.',
  done: 'Il suo recesso è stato ricevuto',
  received: 'Data di ricevimento',
  withdrawn: 'Oggetto del recesso',
  mailed: (email) => `L’avviso di ricevimento viene inviato a ${email}.`,
  notMailed: 'Stampi o salvi questa pagina come avviso di ricevimento.',
  print: 'Stampa o salva in PDF',
};
