/** What the checkout and an order's page say of the right of withdrawal; the form has words of its own. */
export const withdrawalRight = {
  open: 'Vertrag widerrufen',
  hint: 'Sie können den Kauf einzelner Waren dieser Bestellung widerrufen. Einen Grund brauchen Sie nicht.',
  noticeHeading: 'Widerrufsbelehrung',
  noRight: (paragraph: string) => `Für diese Waren besteht kein Widerrufsrecht (${paragraph}).`,
  rightFor: (goods: string) => `Widerrufen können Sie den Kauf von: ${goods}.`,
  noRightElse: (paragraph: string) => `Für alles andere besteht kein Widerrufsrecht (${paragraph}).`,
} as const;
