/** German words for why a message was not sent, as staff read them. */
export const messageReasons = {
  orderGone: 'Die Bestellung gibt es nicht mehr.',
  outdated: 'Überholt: Mit der Bestellung ist es inzwischen weitergegangen.',
  tooOld: 'Zu spät: Das ist keine Neuigkeit mehr.',
  notConfigured: 'Dieser Versand ist nicht eingerichtet.',
  smsOverOrder: 'Kostengrenze für SMS je Bestellung (SMS_LIMIT_ORDER) erreicht.',
  smsOverDay: 'Kostengrenze für SMS in 24 Stunden (SMS_LIMIT_DAY) erreicht.',
  noMobile: 'Die Telefonnummer ist keine Mobilnummer.',
  deviceGone: 'Auf diesem Gerät sind Benachrichtigungen ausgeschaltet.',
  lost: 'Der Server wurde bei jedem Versuch unterbrochen.',
} as const;
