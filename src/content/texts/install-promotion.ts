/** The app, offered where the order is followed: whoever has just ordered knows what it is good for (SPEC section 2 'Status page'). */
export const promotion = {
  heading: 'Beim nächsten Mal noch schneller',
  invitation:
    'Holen Sie uns auf Ihren Startbildschirm: ein Fingertipp, und die Speisekarte ist da, auch bei schlechtem Empfang.',
  accept: 'App installieren',
  installed: 'Vielen Dank! Sie finden uns jetzt auf Ihrem Startbildschirm.',
  failed: 'Keine Verbindung. Bitte versuchen Sie es gleich noch einmal.',
} as const;
