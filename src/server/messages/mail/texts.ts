import { greetWith } from './greeting.ts';

/** German words of the login link's mail. */
export const loginLinkTexts = {
  subject: (shopName: string) => `Ihr Anmeldelink für ${shopName}`,
  title: 'Ihr Anmeldelink',
  preview: (minutes: number) => `Gültig für ${minutes} Minuten, einmal zu verwenden.`,
  greeting: greetWith('Guten Tag'),
  how: (minutes: number) =>
    `mit diesem Link melden Sie sich in der Verwaltung an, ohne Ihr Passwort. Er gilt ${minutes} Minuten lang und nur einmal.`,
  enter: 'Jetzt anmelden',
  footer:
    'Sie haben keinen Link angefordert? Dann brauchen Sie nichts zu tun: Ohne diese E-Mail kommt damit niemand hinein.',
} as const;

/** German words of the mails to the branch. */
export const branchTexts = {
  preview: (mode: string, due: string, total: string) => `${mode}, ${due}, ${total}`,
  open: 'Bestellung öffnen',
  toBoard: 'Bestellungen öffnen',
  items: 'Bestellt',
  customer: 'Kunde',
  footer: 'Diese E-Mail bekommt die Filiale. Ihre Adresse steht in der Verwaltung unter Filialen.',
  placed: {
    subject: (ticket: string, mode: string, due: string) => `Neue Bestellung ${ticket}: ${mode}, ${due}`,
    title: (ticket: string) => `Neue Bestellung ${ticket}`,
    says: 'Bitte bestätigen Sie die Bestellung in der Verwaltung, damit der Kunde Bescheid weiß.',
  },
  unanswered: {
    subject: (ticket: string, mode: string, due: string) =>
      `Wartet auf Antwort: Bestellung ${ticket}, ${mode}, ${due}`,
    title: (ticket: string) => `Bestellung ${ticket} wartet auf Antwort`,
    says: 'Diese Bestellung hat noch niemand bestätigt oder abgelehnt. Der Kunde wartet.',
  },
  canceled: {
    subject: (ticket: string) => `Vom Kunden storniert: Bestellung ${ticket}`,
    title: (ticket: string) => `Bestellung ${ticket} wurde storniert`,
    says: 'Der Kunde hat diese Bestellung storniert. Bitte bereiten Sie sie nicht zu.',
  },
  refunded: {
    subject: (ticket: string) => `Erstattet: Bestellung ${ticket}`,
    title: (ticket: string) => `Bestellung ${ticket} wurde erstattet`,
    partly: (ticket: string) => `Bestellung ${ticket} wurde zum Teil erstattet`,
    all: (amount: string) => `Der ganze Betrag ging an den Kunden zurück: ${amount}.`,
    part: (amount: string, total: string) =>
      amount === total
        ? `${amount} gingen an den Kunden zurück.`
        : `${amount} gingen an den Kunden zurück, zusammen mit früheren Rückerstattungen ${total}.`,
  },
} as const;

/** German words of the mail to the branch about a withdrawal. */
export const noticeTexts = {
  subject: (order: string) => `Widerruf zu Bestellung ${order}`,
  title: 'Ein Widerruf ist eingegangen',
  says: (due: string) => `Bitte prüfen Sie den Fall; das Geld ist bis ${due} zu erstatten.`,
  confirmed: 'Der Eingang ist dem Kunden bestätigt.',
  notConfirmed:
    'Die Eingangsbestätigung war nicht zustellbar: Bitte bestätigen Sie den Eingang selbst, mit Tag und Uhrzeit.',
  open: 'Widerruf öffnen',
  footer: 'Diese E-Mail bekommt die Filiale. Ihre Adresse steht in der Verwaltung unter Filialen.',
} as const;

/** German words about a branch that nobody attends, in every channel. */
export const unattendedTexts = {
  title: (branch: string) => `Niemand da: ${branch}`,
  since: (time: string) => `Seit ${time} Uhr ist dort kein Gerät wach oder eine Bestellung unbeantwortet.`,
  customers: {
    tell: 'Kunden sehen davon nichts.',
    call: 'Kunden werden gebeten anzurufen.',
    refuse: 'Kunden können bis zum Ladenschluss nicht bestellen, oder bis jemand da ist.',
  },
} as const;

/** German words of the mail about a receiver of webhooks that was switched off. */
export const webhookOffTexts = {
  title: (name: string) => `Anbindung ausgeschaltet: ${name}`,
  failing: (day: string, time: string) =>
    `Bei diesem Empfänger kommt seit dem ${day}, ${time} Uhr nichts mehr an. Deshalb meldet ihm der Shop nichts mehr.`,
  gone: 'Dieser Empfänger hat mitgeteilt, dass er nichts mehr annimmt (410). Deshalb meldet ihm der Shop nichts mehr.',
  orders:
    'Bestellungen laufen weiter. Geht der Empfänger wieder, schalten Sie ihn unter „Anbindungen“ ein und senden Sie mit „Erneut senden“ nach, was er verpasst hat; das geht 30 Tage lang.',
  open: 'Anbindungen öffnen',
  footer: 'Diese E-Mail bekommen alle, die den Shop verwalten.',
} as const;

/** German words of the report of the day. */
export const dailyReportTexts = {
  subject: (day: string, shopName: string) => `Tagesbericht ${day}: ${shopName}`,
  title: (day: string) => `Tagesbericht ${day}`,
  counted: (count: number, money: string) =>
    `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}, ${money}`,
  nothing: 'Es gab keine Bestellung.',
  net: 'Netto',
  tax: (rate: number) => `MwSt. ${rate} %`,
  taxes: 'Steuer gesamt',
  open: 'Statistik öffnen',
  footer: 'Diese E-Mail lässt sich in der Verwaltung unter „Anbindungen“ abbestellen.',
} as const;
